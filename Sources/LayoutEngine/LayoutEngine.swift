// A layout written for SwiftUI finds its geometry types in the one module that it imports; so it does here.
@_exported public import Foundation
@_exported public import struct Graphics.UnitPoint
