// Filled by the work on FeedModel.
