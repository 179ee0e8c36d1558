import type { ImageSize } from '../../platform/files/inspect.ts';

/** What the client uploaded, before and after we looked at it. Nothing is served from the incoming place. */
export const incomingKey = (siteId: string, fileId: string) => `incoming/${siteId}/${fileId}`;
export const imageKey = (siteId: string, fileId: string, size: ImageSize) => `images/${siteId}/${fileId}/${size}.webp`;
export const documentKey = (siteId: string, fileId: string) => `documents/${siteId}/${fileId}`;

export const ABANDONED_AFTER_SECONDS = 24 * 60 * 60;
