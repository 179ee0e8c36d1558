import type { ImageSize } from '../../platform/files/resize-image.ts';

/** Storage keys before and after inspection. Nothing is served from `incoming/`. */
export const incomingKey = (siteId: string, fileId: string) => `incoming/${siteId}/${fileId}`;
export const imageKey = (siteId: string, fileId: string, size: ImageSize) => `images/${siteId}/${fileId}/${size}.webp`;
export const documentKey = (siteId: string, fileId: string) => `documents/${siteId}/${fileId}`;
