import timeZoneAt from '@photostructure/tz-lookup';
import { COVER_VIEWS, VAN_VIEWS, WIRE_STATUS, type VanView, type VehicleState } from '@tailgate/contract';
import type { Place } from '@tailgate/values';

/** Days of a van begin at midnight where it stands. */
export const timeZoneOfVan = ({ latitude, longitude }: Place): string => timeZoneAt(latitude, longitude);

/** The specification's number: a draft is neither paused nor retired. */
export const wireStatusOf = (state: VehicleState): number =>
  state === 'draft' || state === 'listed' ? WIRE_STATUS.active : WIRE_STATUS.inactive;

const inOrder = <Photo extends { readonly view: VanView }>(photos: readonly Photo[], views: readonly VanView[]) =>
  views.flatMap((view) => photos.find((photo) => photo.view === view) ?? []);

/** The photo that the owner chose, else the side that shows most. */
export const coverOf = <Photo extends { readonly view: VanView; readonly isCover: boolean }>(
  photos: readonly Photo[],
): Photo | undefined => photos.find(({ isCover }) => isCover) ?? inOrder(photos, [...COVER_VIEWS, ...VAN_VIEWS])[0];

export const photosInOrder = <Photo extends { readonly view: VanView }>(photos: readonly Photo[]): Photo[] =>
  inOrder(photos, VAN_VIEWS);
