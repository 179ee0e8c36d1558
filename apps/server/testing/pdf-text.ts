import { inflateSync } from 'node:zlib';

const CELL = /1 0 0 1 ([\d.]+) ([\d.]+) Tm\s[\s\S]*?\[(.*?)\] TJ/g;
const STREAM = /stream\n([\s\S]*?)\nendstream/g;
const letters = new TextDecoder('windows-1252');

const textOf = (pieces: string): string =>
  [...pieces.matchAll(/<([\da-f]*)>/g)].map(([, hex = '']) => letters.decode(Buffer.from(hex, 'hex'))).join('');

const contentOf = (stream: string): string => {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    // Not compressed.
    return stream;
  }
};

/** What a PDF made with built-in fonts says: its pages from top to bottom, each line as its cells from left to right. */
export const pdfLines = (bytes: Buffer): string[][][] =>
  [...bytes.toString('latin1').matchAll(STREAM)]
    .map(([, stream = '']) => [...contentOf(stream).matchAll(CELL)])
    .filter((cells) => cells.length > 0)
    .map((cells) =>
      [...Map.groupBy(cells, ([, , top]) => Number(top)).entries()]
        .sort(([one], [other]) => other - one)
        .map(([, line]) =>
          line.sort((one, other) => Number(one[1]) - Number(other[1])).map(([, , , pieces = '']) => textOf(pieces)),
        ),
    );
