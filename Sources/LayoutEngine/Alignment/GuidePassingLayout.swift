/// A layout that does not set alignment guides, so that none need be looked for where its subviews set none.
protocol GuidePassingLayout: Layout {}
