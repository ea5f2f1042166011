// Filled by the work on ContactSheet.
