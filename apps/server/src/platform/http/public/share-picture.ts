import { brandFill, brandScale } from '@tailgate/brand';
import { VAN_PATHS } from '@tailgate/brand/van-paths';
import sharp from 'sharp';
import type { TextDrawer } from '../files/drawn-text.ts';

/** What a picture for sharing says. Its colors are the site's. */
export interface SharePicture {
  readonly primaryColor: string;
  readonly siteName: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly rating: { readonly averageRating: number; readonly reviewCount: number } | undefined;
  /** A square picture, shown round. */
  readonly face: Buffer | undefined;
}

/** As large as the networks that show it ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 80;
const FACE = 220;
const INK = '#15212a';
const QUIET = '#43525d';
const STAR = '#d18a00';
const STAR_PATH = 'M12 2l3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2-6.2 3.2 1.2-6.8-5-4.9 6.9-1z';
const VAN_EDGE = 40;
/** Faces are our own sizes; anything larger is none. */
const MAX_FACE_PIXELS = 1600 ** 2;

const ratingLine = (
  text: TextDrawer,
  { averageRating, reviewCount }: NonNullable<SharePicture['rating']>,
  y: number,
) => {
  const size = 38;
  const average = averageRating.toFixed(1);
  const count = `(${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'})`;
  const after = EDGE + 60 + text.widthOf(average, size);
  return [
    `<path transform="translate(${EDGE} ${y - 37}) scale(1.8)" d="${STAR_PATH}" fill="${STAR}"/>`,
    text.draw(average, { x: EDGE + 52, y, size, color: INK, width: 200, bold: true }),
    text.draw(count, { x: after + 14, y, size, color: QUIET, width: 400 }),
  ].join('');
};

const faceOf = async (face: Buffer): Promise<Buffer> => {
  const half = FACE / 2;
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="${FACE}" height="${FACE}"><circle cx="${half}" cy="${half}" r="${half}"/></svg>`;
  return await sharp(face, { limitInputPixels: MAX_FACE_PIXELS })
    .resize({ width: FACE, height: FACE, fit: 'cover' })
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
};

/** The picture that networks and messengers show with a link to a page. */
export const drawSharePicture = async (text: TextDrawer, picture: SharePicture): Promise<Buffer> => {
  const { primaryColor, siteName, title, lines, rating, face } = picture;
  const scale = brandScale(primaryColor);
  const { fill, onFill, onRaw } = brandFill(primaryColor, scale);
  const width = WIDTH - 2 * EDGE - (face ? FACE + 40 : 0);
  const van = VAN_PATHS.map((path) => `<path d="${path}"/>`).join('');
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<rect y="${HEIGHT - 130}" width="${WIDTH}" height="130" fill="${fill}"/>`,
    `<rect y="${HEIGHT - 138}" width="${WIDTH}" height="8" fill="${scale[2]}"/>`,
    `<g transform="translate(${EDGE} ${HEIGHT - 101}) scale(1.8)"><rect width="${VAN_EDGE}" height="${VAN_EDGE}" rx="10" fill="${primaryColor}" stroke="${onFill}" stroke-width="1"/><g fill="${onRaw}" fill-rule="evenodd">${van}</g></g>`,
    text.draw(siteName, {
      x: EDGE + 100,
      y: HEIGHT - 51,
      size: 42,
      color: onFill,
      width: WIDTH - 2 * EDGE - 100,
      bold: true,
    }),
    text.draw(title, { x: EDGE, y: 180, size: 76, color: INK, width, bold: true }),
    ...lines.map((line, index) => text.draw(line, { x: EDGE, y: 256 + index * 54, size: 38, color: QUIET, width })),
    ...(rating && rating.reviewCount > 0 ? [ratingLine(text, rating, 256 + lines.length * 54 + 20)] : []),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;
  return await sharp(Buffer.from(svg))
    .composite(face ? [{ input: await faceOf(face), left: WIDTH - EDGE - FACE, top: 90 }] : [])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};
