// The used part of a package without types.
declare module 'fontkit' {
  export interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  }
  export interface Glyph {
    readonly path: { readonly commands: readonly PathCommand[] };
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
    readonly layout: (text: string) => {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly {
        readonly xAdvance: number;
        readonly xOffset: number;
        readonly yOffset: number;
      }[];
      readonly advanceWidth: number;
    };
  }
  export function create(file: Buffer): Font;
}
