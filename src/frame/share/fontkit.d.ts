/** The parts of fontkit 2 in use; it ships without types. */
declare module 'fontkit' {
  export interface FontkitGlyph {
    id: number
    advanceWidth: number
    path: { toSVG(): string }
  }
  export interface FontkitFont {
    unitsPerEm: number
    variationAxes: Record<string, { min: number; max: number }>
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): {
      advanceWidth: number
      glyphs: FontkitGlyph[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function create(bytes: Uint8Array): FontkitFont
}
