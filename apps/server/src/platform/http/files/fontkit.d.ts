/** The part of fontkit that draws; it has no types of its own. */
declare module 'fontkit' {
  interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
    };
  }
  export function create(bytes: Uint8Array): Font;
}
