import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

interface Line {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly width: number;
  readonly bold?: boolean;
}

/** Thickens strokes by this part of the size: the file holds one weight. */
const BOLD = 0.035;

/**
 * Text as outlines of the web's own font. A server has no fonts of its own, and outlines cannot contain markup,
 * whatever somebody calls themselves.
 */
export const textDrawer = async (webFolder: string) => {
  const assets = join(webFolder, 'assets');
  const name = (await readdir(assets).catch(() => [])).find((file) => file.endsWith('.woff2'));
  if (name === undefined) return undefined;
  const font: Font = create(await readFile(join(assets, name)));

  /** Letters of other scripts are left out: empty boxes would say less. */
  const drawable = (text: string): string =>
    Array.from(text.normalize('NFC'))
      .filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
      .join('');

  const widthOf = (text: string, size: number): number =>
    (font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * size) / font.unitsPerEm;

  const cut = (text: string, size: number, width: number): string => {
    if (widthOf(text, size) <= width) return text;
    let length = text.length - 1;
    while (length > 0 && widthOf(`${text.slice(0, length)}…`, size) > width) length -= 1;
    return `${text.slice(0, length).trimEnd()}…`;
  };

  return {
    widthOf: (text: string, size: number) => widthOf(drawable(text), size),
    draw: (text: string, { x, y, size, color, width, bold = false }: Line): string => {
      const { glyphs, positions } = font.layout(cut(drawable(text), size, width));
      const scale = size / font.unitsPerEm;
      let at = 0;
      const paths = glyphs.map(({ path }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const placed = `<path transform="translate(${at + xOffset} ${yOffset})" d="${path.toSVG()}"/>`;
        at += xAdvance;
        return placed;
      });
      const stroke = bold ? ` stroke="${color}" stroke-width="${BOLD * font.unitsPerEm}" stroke-linejoin="round"` : '';
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${color}"${stroke}>${paths.join('')}</g>`;
    },
  };
};

export type TextDrawer = NonNullable<Awaited<ReturnType<typeof textDrawer>>>;
