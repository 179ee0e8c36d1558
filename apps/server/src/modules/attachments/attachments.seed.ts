import type { Tx } from '../../platform/db/database.ts';
import { resizeImage } from '../../platform/files/inspect.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { imageKey } from './attachments.rules.ts';

export interface SeedImage {
  readonly id: string;
  readonly siteId: string;
  readonly ownerId: string;
  readonly filename: string;
  readonly label: string;
  /** Anything sharp reads, drawings (SVG) included: they are ours, so they are not inspected like an upload. */
  readonly bytes: Buffer;
  readonly createdAt: Date;
}

export interface StoredSeedImage extends Omit<SeedImage, 'bytes'> {
  readonly width: number;
  readonly height: number;
  readonly storedBytes: number;
}

/** Writes the three sizes. No transaction is held meanwhile, and doing it again writes the same objects. */
export const storeSeedImage = async (
  storage: FileStorage,
  { bytes, ...image }: SeedImage,
): Promise<StoredSeedImage> => {
  const { width, height, ...sizes } = await resizeImage(bytes);
  await Promise.all(
    (['thumbnail', 'medium', 'large'] as const).map((size) =>
      storage.write(imageKey(image.siteId, image.id, size), sizes[size], 'image/webp'),
    ),
  );
  return { ...image, width, height, storedBytes: sizes.large.length };
};

/** The row of a public image whose sizes are stored already. */
export const seedPublicImage = async (tx: Tx, image: StoredSeedImage): Promise<void> => {
  const row = {
    id: image.id,
    site_id: image.siteId,
    owner_id: image.ownerId,
    kind: 'image',
    status: 'ready',
    is_public: true,
    filename: image.filename,
    label: image.label,
    declared_type: 'image/webp',
    declared_bytes: image.storedBytes,
    stored_type: 'image/webp',
    width: image.width,
    height: image.height,
    created_at: image.createdAt,
    ready_at: image.createdAt,
  };
  await tx
    .insertInto('files')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};
