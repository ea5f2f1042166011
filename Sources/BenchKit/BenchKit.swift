// Filled by the work on BenchKit.
