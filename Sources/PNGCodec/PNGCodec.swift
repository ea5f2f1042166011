// Filled by the work on PNGCodec.
