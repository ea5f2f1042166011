/// The themes that come with Proofsheet, as the files that they would be.
enum BuiltInTheme: String, CaseIterable {
  case light = "ios-light"
  case dark = "ios-dark"
  case material
  case wireframe

  /// The theme that this one is laid over; only the first stands on its own.
  var base: BuiltInTheme? { self == .light ? nil : .light }

  /// The theme's members.
  var json: String {
    switch self {
    case .light: Self.lightJSON
    case .dark: Self.darkJSON
    case .material: Self.materialJSON
    case .wireframe: Self.wireframeJSON
    }
  }

  private static let lightJSON = """
    {
      "page": {
        "width": 390, "padding": 16, "background": "#f2f2f7", "scale": 2, "dither": true,
        "header": {
          "title": { "text": "{feed}", "font": "Inter, Noto Sans CJK SC Bold 22", "lineHeight": 32,
                     "tracking": -0.4, "color": "#000000", "maxLines": 1 },
          "number": { "text": "{page} / {pages}", "font": "Inter Medium 12", "lineHeight": 16,
                      "color": "#3c3c4399", "maxLines": 1 }
        }
      },
      "layout": {
        "kind": "masonry", "columns": [{ "flexible": {} }, { "flexible": {} }], "spacing": 12,
        "placement": "lowestTop", "mediaHeight": 120, "minimumWidth": 110
      },
      "card": {
        "padding": 10, "spacing": 8, "cornerRadius": 14, "background": "#ffffff",
        "shadow": [{ "color": "#0000000d", "radius": 1, "x": 0, "y": 1 },
                   { "color": "#00000014", "radius": 4, "x": 0, "y": 2 }],
        "media": {
          "cornerRadius": 10, "fit": "cover", "aspectRatio": 1.25, "inset": 10, "showsContent": true,
          "gradients": [
            { "type": "linear", "angle": 160, "stops": [[0, "#5ac8fa"], [1, "#007aff"]] },
            { "type": "linear", "angle": 160, "stops": [[0, "#af52de"], [1, "#5856d6"]] },
            { "type": "linear", "angle": 160, "stops": [[0, "#ff9500"], [1, "#ff2d55"]] },
            { "type": "linear", "angle": 160, "stops": [[0, "#30b0c7"], [1, "#34c759"]] },
            { "type": "linear", "angle": 160, "stops": [[0, "#ff6482"], [1, "#bf5af2"]] },
            { "type": "linear", "angle": 160, "stops": [[0, "#0a84ff"], [1, "#30d158"]] },
            { "type": "linear", "angle": 160, "stops": [[0, "#64d2ff"], [1, "#5e5ce6"]] },
            { "type": "linear", "angle": 160, "stops": [[0, "#1c1c1e"], [1, "#636366"]] }
          ]
        },
        "title": { "font": "Inter, Noto Sans CJK SC Semi-Bold 15", "lineHeight": 19, "tracking": -0.15,
                   "color": "#ffffff", "maxLines": 3 },
        "caption": { "font": "Inter, Noto Sans CJK SC 12", "lineHeight": 16, "color": "#3c3c4399", "maxLines": 2 },
        "tag": { "font": "Inter, Noto Sans CJK SC Medium 11", "height": 20, "padding": 8, "spacing": 6, "maxRows": 2,
                 "background": "#7676801f", "color": "#000000d9", "maxLines": 1 }
      },
      "footer": { "more": "…", "end": "没有更多内容了", "font": "Inter, Noto Sans CJK SC 12", "lineHeight": 24,
                  "color": "#3c3c4399", "maxLines": 1 }
    }
    """

  private static let darkJSON = """
    {
      "page": {
        "background": "#000000",
        "header": { "title": { "color": "#ffffff" }, "number": { "color": "#ebebf599" } }
      },
      "card": {
        "background": "#1c1c1e", "shadow": [],
        "caption": { "color": "#ebebf599" },
        "tag": { "background": "#7676803d", "color": "#ffffffd9" }
      },
      "footer": { "color": "#ebebf599" }
    }
    """

  private static let materialJSON = """
    {
      "page": {
        "background": "#fef7ff",
        "header": { "title": { "color": "#1d1b20" }, "number": { "color": "#49454f" } }
      },
      "layout": { "spacing": 8 },
      "card": {
        "padding": 8, "cornerRadius": 12, "background": "#f7f2fa",
        "shadow": [{ "color": "#0000004d", "radius": 1, "x": 0, "y": 1 },
                   { "color": "#00000026", "radius": 1.5, "x": 0, "y": 1, "spread": 1 }],
        "media": {
          "cornerRadius": 8, "inset": 12,
          "gradients": [
            { "type": "linear", "angle": 135, "stops": [[0, "#6750a4"], [1, "#9a82db"]] },
            { "type": "linear", "angle": 135, "stops": [[0, "#006a6a"], [1, "#4a9d9c"]] },
            { "type": "linear", "angle": 135, "stops": [[0, "#904b40"], [1, "#cf7a6c"]] },
            { "type": "linear", "angle": 135, "stops": [[0, "#36618e"], [1, "#6b96c6"]] },
            { "type": "linear", "angle": 135, "stops": [[0, "#4c662b"], [1, "#86a15f"]] }
          ]
        },
        "title": { "font": "Inter, Noto Sans CJK SC Medium 16", "lineHeight": 22, "tracking": 0 },
        "caption": { "color": "#49454f", "font": "Inter, Noto Sans CJK SC 13", "lineHeight": 18 },
        "tag": { "background": "#e8def8", "color": "#1d192b", "height": 24, "padding": 10 }
      },
      "footer": { "color": "#49454f" }
    }
    """

  private static let wireframeJSON = """
    {
      "page": {
        "background": "#ffffff", "dither": false,
        "header": { "title": { "color": "#3a3a3c" }, "number": { "color": "#8e8e93" } }
      },
      "card": {
        "cornerRadius": 6, "background": "#ffffff", "shadow": [], "border": { "width": 1, "color": "#aeaeb2" },
        "media": {
          "cornerRadius": 3, "showsContent": false,
          "gradients": [{ "type": "linear", "angle": 180, "stops": [[0, "#e5e5ea"], [1, "#e5e5ea"]] }]
        },
        "title": { "color": "#3a3a3c" },
        "caption": { "color": "#6c6c70" },
        "tag": { "background": "#f2f2f7", "color": "#3a3a3c" }
      },
      "footer": { "color": "#8e8e93" }
    }
    """
}
