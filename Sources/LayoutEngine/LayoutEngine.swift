// Filled by the work on LayoutEngine.
