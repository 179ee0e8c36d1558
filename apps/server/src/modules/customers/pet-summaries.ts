import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { imagesById } from '../attachments/index.ts';

interface SummarizedPet {
  readonly id: string;
  readonly name: string;
  readonly petType: string;
  readonly photoId: string | null;
}

/** Answers pets with their photos, which are read at once; the caller has checked that the pets may be seen. */
export const petSummariesOf = async (tx: Tx, pets: readonly SummarizedPet[], platform: Platform) => {
  const images = await imagesById(
    tx,
    pets.map(({ photoId }) => photoId),
    platform,
  );
  return ({ id, name, petType, photoId }: SummarizedPet) => ({
    id,
    name,
    petType,
    photo: photoId === null ? null : (images.get(photoId) ?? null),
  });
};
