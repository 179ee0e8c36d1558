import { brandFill, brandScale } from '@tailgate/brand';
import { VAN_PATHS } from '@tailgate/brand/van-paths';
import sharp from 'sharp';
import { imageKey } from '../../files/image-key.ts';
import { IMAGE_SIZES } from '../../files/resize-image.ts';
import type { Platform } from '../../platform.ts';
import type { Site } from '../sites.ts';

/**
 * `rounded` for systems that show the picture as it is, `full` for those that cut it themselves: they may take a tenth
 * away on every side.
 */
export interface Icon {
  readonly edge: number;
  readonly shape: 'rounded' | 'full';
}

const VAN_EDGE = 40;
const ROUNDING = 10;
/** How much of a tile that is cut the picture may fill. */
const SAFE_SHARE = 0.8;
const LOGO_SHARE = 0.72;

const vanTile = ({ shape }: Icon, primary: string): Buffer => {
  const share = shape === 'full' ? SAFE_SHARE : 1;
  const inset = (VAN_EDGE * (1 - share)) / 2;
  const van = VAN_PATHS.map((path) => `<path d="${path}"/>`).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VAN_EDGE} ${VAN_EDGE}">` +
      `<rect width="${VAN_EDGE}" height="${VAN_EDGE}" rx="${shape === 'full' ? 0 : ROUNDING}" fill="${primary}"/>` +
      `<g transform="translate(${inset} ${inset}) scale(${share})" fill="${brandFill(primary, brandScale(primary)).onRaw}" fill-rule="evenodd">${van}</g>` +
      '</svg>',
  );
};

/**
 * A logo that was uploaded, or whose URL is among the site's own pictures. One from elsewhere is not fetched: a URL
 * that somebody may choose must not become a request from inside our network.
 */
export const ownLogoKey = (
  { id, appLogo, appLogoFileId }: Pick<Site, 'id' | 'appLogo' | 'appLogoFileId'>,
  { S3_PUBLIC_ENDPOINT, S3_BUCKET }: Pick<Platform['config'], 'S3_PUBLIC_ENDPOINT' | 'S3_BUCKET'>,
): string | undefined => {
  if (appLogoFileId !== null) return imageKey(id, appLogoFileId, 'medium');
  const url = appLogo === null ? null : URL.parse(appLogo);
  const folder = `/${S3_BUCKET}/`;
  if (url?.origin !== new URL(S3_PUBLIC_ENDPOINT).origin || !url.pathname.startsWith(folder)) return undefined;
  const key = decodeURIComponent(url.pathname.slice(folder.length));
  return key.startsWith(`images/${id}/`) ? key : undefined;
};

/** A logo is one of the sizes that we made ourselves. */
const MAX_LOGO_PIXELS = IMAGE_SIZES.large ** 2;

const logoTile = async (logo: Buffer, { edge, shape }: Icon): Promise<Buffer> => {
  const inner = Math.round(edge * LOGO_SHARE);
  const picture = await sharp(logo, { limitInputPixels: MAX_LOGO_PIXELS })
    .rotate()
    .resize({ width: inner, height: inner, fit: 'contain', background: '#ffffff00' })
    .png()
    .toBuffer();
  const radius = shape === 'full' ? 0 : (edge * ROUNDING) / VAN_EDGE;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><rect width="${edge}" height="${edge}" rx="${radius}" fill="#fff"/></svg>`;
  return await sharp(Buffer.from(ground))
    .composite([{ input: picture }])
    .png()
    .toBuffer();
};

/** The picture under which the app stands on a home screen. */
export const drawIcon = async (
  { config, storage, log }: Pick<Platform, 'config' | 'storage' | 'log'>,
  site: Site,
  icon: Icon,
): Promise<Buffer> => {
  const key = ownLogoKey(site, config);
  if (key) {
    try {
      return await logoTile(await storage.read(key), icon);
    } catch (error) {
      log.warn({ err: error, siteId: site.id }, 'Could not render the logo, using the default icon');
    }
  }
  return await sharp(vanTile(icon, site.primaryColor), { density: (72 * icon.edge) / VAN_EDGE })
    .resize(icon.edge, icon.edge)
    .png({ compressionLevel: 9 })
    .toBuffer();
};
