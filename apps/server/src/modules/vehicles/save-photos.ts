import type { VanView } from '@tailgate/contract';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuseProblems } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertPhotos, photosOf, removePhotos, setCover } from './vehicle-parts.queries.ts';
import { lockedVehicle, updateVehicleRow } from './vehicles.queries.ts';

interface GivenPhotos {
  readonly vehicle: Rows<'vehicles'>;
  /** Null removes the photo of a view. */
  readonly photos: readonly { readonly view: VanView; readonly fileId: string | null }[];
  readonly cover: VanView | undefined;
}

/** Sets the photos of these views; the other views stay. Of a view that is named twice the last one counts. */
export const savePhotos = async (
  tx: Tx,
  _viewer: Viewer,
  { vehicle, photos, cover }: GivenPhotos,
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  const { id } = await lockedVehicle(tx, vehicle);
  const now = clock.now();
  const before = (await photosOf(tx, [id])).find(({ isCover }) => isCover)?.view;
  const byView = new Map(photos.map(({ view, fileId }) => [view, fileId]));
  await removePhotos(tx, id, [...byView.keys()]);
  const added = [...byView].flatMap(([view, fileId]) => (fileId === null ? [] : [{ view, fileId }]));
  await insertPhotos(tx, id, added, now);
  const views = (await photosOf(tx, [id])).map(({ view }) => view);
  if (cover !== undefined && !views.includes(cover)) refuseProblems({ cover: 'has no photo' });
  // A photo that is replaced stays the cover.
  const chosen = cover ?? before;
  if (chosen !== undefined && views.includes(chosen)) await setCover(tx, id, chosen);
  await updateVehicleRow(tx, id, {}, now);
  return id;
};
