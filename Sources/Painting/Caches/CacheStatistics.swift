/// What a painter's cache did.
public struct CacheStatistics: Hashable, Sendable {
  /// How often something was there.
  public var hits = 0
  /// How often something had to be worked out.
  public var misses = 0
  /// What is kept now.
  public var bytes = 0
  /// How many entries made room for others.
  public var evictions = 0

  /// Nothing done yet.
  public init() {}
}
