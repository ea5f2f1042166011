// Filled by the work on VisualDiff.
