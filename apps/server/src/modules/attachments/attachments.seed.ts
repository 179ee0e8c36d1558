import sharp from 'sharp';
import type { Tx } from '../../platform/db/database.ts';
import { resizeImage, type ResizedImage } from '../../platform/files/resize-image.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { documentKey, imageKey } from './attachments.rules.ts';

export interface SeedImage {
  readonly id: string;
  readonly siteId: string;
  readonly ownerId: string;
  readonly filename: string;
  readonly label: string;
  /** Any format sharp reads, including SVG: our own files are trusted and not inspected like uploads. */
  readonly bytes: Buffer;
  readonly createdAt: Date;
}

export interface StoredSeedImage extends Omit<SeedImage, 'bytes'> {
  readonly width: number;
  readonly height: number;
  readonly storedBytes: number;
}

/** The three sizes of a picture, for one that is stored several times. */
export const resizeSeedImage = (bytes: Buffer): Promise<ResizedImage> => resizeImage(sharp, bytes);

/** Writes the three sizes. Idempotent; call outside of transactions. */
export const storeResizedSeedImage = async (
  storage: FileStorage,
  image: Omit<SeedImage, 'bytes'>,
  { width, height, ...sizes }: ResizedImage,
): Promise<StoredSeedImage> => {
  await Promise.all(
    (['thumbnail', 'medium', 'large'] as const).map((size) =>
      storage.write(imageKey(image.siteId, image.id, size), sizes[size], 'image/webp'),
    ),
  );
  return { ...image, width, height, storedBytes: sizes.large.length };
};

/** The same of a picture that is stored once. */
export const storeSeedImage = async (storage: FileStorage, { bytes, ...image }: SeedImage): Promise<StoredSeedImage> =>
  storeResizedSeedImage(storage, image, await resizeSeedImage(bytes));

/** Inserts the row of a public image whose sizes are already stored. A logo is kept when its uploader is deleted. */
export const seedPublicImage = async (
  tx: Tx,
  image: StoredSeedImage,
  { keptForSite = false }: { readonly keptForSite?: boolean } = {},
): Promise<void> => {
  const row = {
    id: image.id,
    owner_id: image.ownerId,
    kind: 'image',
    is_public: true,
    kept_for_site: keptForSite,
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
    .values({ ...row, status: 'ready' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};

export interface StoredSeedDocument extends Omit<SeedImage, 'bytes'> {
  readonly storedBytes: number;
}

/** Writes a PDF. Idempotent; call outside of transactions. */
export const storeSeedDocument = async (
  storage: FileStorage,
  { bytes, ...document }: SeedImage,
): Promise<StoredSeedDocument> => {
  await storage.write(documentKey(document.siteId, document.id), bytes, 'application/pdf');
  return { ...document, storedBytes: bytes.length };
};

/** Inserts the row of a document that is already stored. */
export const seedDocument = async (tx: Tx, document: StoredSeedDocument): Promise<void> => {
  const row = {
    id: document.id,
    owner_id: document.ownerId,
    kind: 'document',
    filename: document.filename,
    label: document.label,
    declared_type: 'application/pdf',
    declared_bytes: document.storedBytes,
    stored_type: 'application/pdf',
    created_at: document.createdAt,
    ready_at: document.createdAt,
  };
  await tx
    .insertInto('files')
    .values({ ...row, status: 'ready' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};
