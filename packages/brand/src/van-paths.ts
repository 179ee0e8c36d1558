const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const BODY =
  'M6.4 14.2a2.2 2.2 0 0 1 2.2-2.2H25l7.9 7.1a2.6 2.6 0 0 1 .9 2v5.6h-2a4.8 4.8 0 0 0-9.6 0h-4.4a4.8 4.8 0 0 0-9.6 0H6.4z';
const WINDOW = 'M25.6 14.8v4.7h5.1z';
const PAW = [
  disc(12.1, 18.1, 0.95),
  disc(14, 16.3, 0.95),
  disc(16.5, 16.3, 0.95),
  disc(18.4, 18.1, 0.95),
  disc(15.25, 19.9, 2),
].join('');

/** The van with the paw, in a square of 40; to be filled by the even-odd rule. */
export const VAN_PATHS = [BODY + WINDOW + PAW, disc(13, 26.9, 2.9), disc(27, 26.9, 2.9)] as const;
