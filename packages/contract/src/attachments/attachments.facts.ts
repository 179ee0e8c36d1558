export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;
// HEIC is missing on purpose: phones convert to JPEG when a page asks for these. AVIF too: a kilobyte of it can hold
// millions of pixels, and no camera writes it.
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** The largest common phone camera. A JPEG is decoded at the size it is needed in, the other types as a whole. */
export const MAX_JPEG_PIXELS = 50_000_000;
export const MAX_OTHER_PIXELS = 16_000_000;
export const DOCUMENT_TYPES = ['application/pdf', ...IMAGE_TYPES] as const;
export const MAX_DOCUMENT_TITLE_LENGTH = 200;
