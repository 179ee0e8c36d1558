import { imageKey } from '../../platform/files/image-key.ts';
import { IMAGE_SIZES, type ImageSize } from '../../platform/files/resize-image.ts';

export { imageKey };

/** Storage keys before and after inspection. Nothing is served from `incoming/`. */
export const incomingKey = (siteId: string, fileId: string) => `incoming/${siteId}/${fileId}`;
export const documentKey = (siteId: string, fileId: string) => `documents/${siteId}/${fileId}`;

/** What is stored of a file that can be used. */
export const storedKeysOf = (kind: 'image' | 'document', siteId: string, fileId: string): readonly string[] =>
  kind === 'document'
    ? [documentKey(siteId, fileId)]
    : (Object.keys(IMAGE_SIZES) as ImageSize[]).map((size) => imageKey(siteId, fileId, size));

/** Everything that can be stored of a file. */
export const keysOf = (siteId: string, fileId: string): readonly string[] => [
  incomingKey(siteId, fileId),
  ...storedKeysOf('document', siteId, fileId),
  ...storedKeysOf('image', siteId, fileId),
];
