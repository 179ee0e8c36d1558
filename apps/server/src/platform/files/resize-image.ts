import type sharp from 'sharp';

export const IMAGE_SIZES = { thumbnail: 200, medium: 800, large: 1600 } as const;
export type ImageSize = keyof typeof IMAGE_SIZES;
export type ResizedImage = Record<ImageSize, Buffer> & { width: number; height: number };

type Open = (bytes: Buffer) => ReturnType<typeof sharp>;

const within = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;

/** The three sizes as WebP, rotated upright and without metadata, which may contain the location. */
export const resizeImage = async (open: Open, bytes: Buffer): Promise<ResizedImage> => {
  const large = await open(bytes)
    .autoOrient()
    .resize(within(IMAGE_SIZES.large))
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const smaller = (edge: number) => open(large.data).resize(within(edge)).webp({ quality: 80 }).toBuffer();
  const medium = await smaller(IMAGE_SIZES.medium);
  const thumbnail = await smaller(IMAGE_SIZES.thumbnail);
  return { thumbnail, medium, large: large.data, width: large.info.width, height: large.info.height };
};
