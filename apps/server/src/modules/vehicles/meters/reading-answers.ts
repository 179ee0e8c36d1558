import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { imagesById } from '../../attachments/index.ts';
import type { ReadingRow } from './meter-readings.view.ts';

export const readingsAnswer = async (tx: Tx, rows: readonly ReadingRow[], platform: Platform) => {
  const photos = await imagesById(
    tx,
    rows.map(({ photoFileId }) => photoFileId),
    platform,
  );
  return rows.map(({ id, meter, value, readAt, source, isNewMeter, by, photoFileId, correctsId, voidedAt }) => ({
    id,
    meter,
    value,
    readAt: readAt.toISOString(),
    source,
    isNewMeter,
    by: by.trim(),
    photo: (photoFileId && photos.get(photoFileId)) || null,
    correctsId,
    isVoided: voidedAt !== null,
  }));
};
