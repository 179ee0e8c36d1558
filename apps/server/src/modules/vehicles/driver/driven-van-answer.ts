import { VAN_FEATURE_KEYS } from '@tailgate/contract';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { documentsById, imagesById } from '../../attachments/index.ts';
import { documentAnswer } from '../vehicle-answers.ts';
import { photosInOrder } from '../vehicles.rules.ts';
import { drivingOf, heldVans, inOrder, isForDriver, summaryOf } from './held-van.ts';

/** A van as its driver may see it: nothing of its terms, of what it earns, and of who else drives it. */
export const drivenVanAnswer = async (tx: Tx, viewer: Viewer, id: string, platform: Platform) => {
  const { driving } = await drivingOf(tx, viewer, platform);
  const { vans } = await heldVans(tx, [id], driving);
  const van = found(vans[0]);
  const { row, parts } = van;
  const images = await imagesById(
    tx,
    parts.photos.map(({ fileId }) => fileId),
    platform,
  );
  const shown = inOrder(parts.documents);
  const papers = await documentsById(
    tx,
    shown.map(({ fileId }) => fileId),
    platform,
  );
  return {
    ...summaryOf(van, images, driving),
    vin: row.vin,
    description: row.description,
    builder: row.builder,
    trim: row.trim_level,
    fuelType: row.fuel_type,
    transmissionType: row.transmission_type,
    generator: row.generator,
    tagsExpiration: row.tagsExpireOn,
    images: photosInOrder(parts.photos).flatMap(({ view, fileId }) => {
      const image = images.get(fileId);
      return image ? [{ view, image }] : [];
    }),
    videoLinks: row.video_links,
    documents: shown.flatMap(documentAnswer(row, papers, driving.now)).filter(isForDriver),
    features: VAN_FEATURE_KEYS.filter((feature) => row.features.includes(feature)),
    insuranceType: row.insurance_type,
    insuranceCompany: row.insurance_type === 'custom' ? row.insurance_company : '',
    meters: parts.readings.map(({ meter, value, readAt }) => ({ meter, value, readAt: readAt.toISOString() })),
  };
};
