import { create } from 'qrcode';

export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** Scanners need four empty modules around a code. */
export const QUIET_ZONE = 4;

/** The dark squares of a code as one path, row by row. */
export const drawQr = (text: string): QrDrawing => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const squares: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) squares.push(`M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`);
    }
  }
  return { size: modules.size + 2 * QUIET_ZONE, path: squares.join('') };
};
