import { DOCUMENT_TYPES, IMAGE_TYPES, MAX_JPEG_PIXELS, MAX_OTHER_PIXELS } from '@tailgate/contract';
import { Failure } from '../../platform/failure.ts';
import type { ResizedImage } from '../../platform/files/resize-image.ts';
import { sniffType } from '../../platform/files/sniff-type.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileRow } from './attachments.queries.ts';
import { documentKey, imageKey, incomingKey } from './attachments.rules.ts';

export interface Accepted {
  readonly fine: true;
  readonly type: string;
  readonly width?: number;
  readonly height?: number;
}
interface Refused {
  readonly fine: false;
  readonly because: string;
}

/** The stored size; fails if the bytes have not been uploaded. */
export const uploadedBytes = async (file: FileRow, { storage }: Platform): Promise<number> => {
  const bytes = await storage.sizeOf(incomingKey(file.site_id, file.id));
  if (bytes === undefined) throw new Failure('file_not_uploaded');
  return bytes;
};

const inspectDocument = async (file: FileRow, type: string, bytes: Buffer, { storage, images }: Platform) => {
  if (type.startsWith('image/')) {
    const outcome = await images.run({ bytes, maxPixels: MAX_JPEG_PIXELS, wanted: 'pixels' });
    if (!outcome.fine) return outcome;
  }
  await storage.write(documentKey(file.site_id, file.id), bytes, type);
  return { fine: true, type } as const;
};

const inspectImage = async (file: FileRow, type: string, bytes: Buffer, { storage, images }: Platform) => {
  const maxPixels = type === 'image/jpeg' ? MAX_JPEG_PIXELS : MAX_OTHER_PIXELS;
  const outcome = await images.run({ bytes, maxPixels, wanted: 'sizes' });
  if (!outcome.fine) return outcome;
  const { width, height, ...sizes } = outcome.image as ResizedImage;
  await Promise.all(
    (['thumbnail', 'medium', 'large'] as const).map((size) =>
      storage.write(imageKey(file.site_id, file.id, size), sizes[size], 'image/webp'),
    ),
  );
  return { fine: true, type, width, height } as const;
};

/**
 * Slow work outside of transactions: reads and validates the bytes and writes the sizes. Idempotent. The number of
 * uploads in memory is limited.
 */
export const inspectUpload = async (
  file: FileRow,
  storedBytes: number,
  platform: Platform,
): Promise<Accepted | Refused> => {
  // Checked before reading: a declared kilobyte must not make us load a gigabyte.
  if (storedBytes !== file.declared_bytes) return { fine: false, because: 'wrong_size' };
  return await platform.inspections(file.owner_id, async () => {
    const bytes = await platform.storage.read(incomingKey(file.site_id, file.id));
    const type = sniffType(bytes);
    const allowed: readonly string[] = file.kind === 'image' ? IMAGE_TYPES : DOCUMENT_TYPES;
    if (!type || !allowed.includes(type)) return { fine: false, because: 'wrong_type' };
    const inspect = file.kind === 'image' ? inspectImage : inspectDocument;
    return await inspect(file, type, bytes, platform);
  });
};
