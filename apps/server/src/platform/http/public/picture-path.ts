import type { ImageSize } from '../../files/resize-image.ts';

/** The path of a picture that everybody may see, on the hosts of its site. */
export const publicPicturePath = (fileId: string, size: Exclude<ImageSize, 'large'>) =>
  `/pictures/${fileId}-${size}.webp`;

const PICTURE_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(thumbnail|medium)\.webp$/;

/** The file and the size that the last part of such a path names. */
export const publicPictureIn = (name: string): { fileId: string; size: ImageSize } | undefined => {
  const [, fileId, size] = PICTURE_NAME.exec(name) ?? [];
  return fileId === undefined ? undefined : { fileId, size: size as ImageSize };
};
