import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** 40 megapixels is more than any phone camera; a small file that unfolds to more is an attack. */
export const MAX_PIXELS = 40_000_000;
export const IMAGE_SIZES = { thumbnail: 200, medium: 800, large: 1600 } as const;
export type ImageSize = keyof typeof IMAGE_SIZES;

export type Verdict =
  { fine: true; type: string } | { fine: false; because: 'wrong_type' | 'too_many_pixels' | 'not_readable' };

/** Looks at the bytes themselves: what the client said of them is only a promise to be checked. */
export const inspectFile = async (bytes: Buffer, allowedTypes: readonly string[]): Promise<Verdict> => {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (!type || !allowedTypes.includes(type)) return { fine: false, because: 'wrong_type' };
  if (!type.startsWith('image/')) return { fine: true, type };
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height * pages > MAX_PIXELS) return { fine: false, because: 'too_many_pixels' };
    return { fine: true, type };
  } catch {
    return { fine: false, because: 'not_readable' };
  }
};

/** The three sizes as WebP, turned upright and without the metadata (a photo carries its place). */
export const resizeImage = async (
  bytes: Buffer,
): Promise<Record<ImageSize, Buffer> & { width: number; height: number }> => {
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate();
  const large = await upright
    .resize({ width: IMAGE_SIZES.large, height: IMAGE_SIZES.large, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const smaller = (edge: number) =>
    sharp(large.data)
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  const [medium, thumbnail] = await Promise.all([smaller(IMAGE_SIZES.medium), smaller(IMAGE_SIZES.thumbnail)]);
  return { thumbnail, medium, large: large.data, width: large.info.width, height: large.info.height };
};
