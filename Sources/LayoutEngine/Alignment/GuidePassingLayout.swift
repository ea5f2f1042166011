/// A layout that does not set alignment guides, so that none need be looked for where its subviews set none.
protocol GuidePassingLayout: Layout {}

extension LazyVGridLayout: GuidePassingLayout {}
extension LazyHGridLayout: GuidePassingLayout {}
extension MasonryLayout: GuidePassingLayout {}
extension FlowLayout: GuidePassingLayout {}
extension EqualHeightFlowLayout: GuidePassingLayout {}
