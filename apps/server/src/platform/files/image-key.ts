import type { ImageSize } from './resize-image.ts';

/** Where a size of an inspected image is stored. */
export const imageKey = (siteId: string, fileId: string, size: ImageSize) => `images/${siteId}/${fileId}/${size}.webp`;
