import { DEFAULT_ZOOM, WHOLE_COUNTRY, type MapView, type Point } from './point.ts';

/** The smallest map it is looked at on, in pixels, less the handles at its edge. */
const ROOM_PX = 260;
/** How wide the whole world is at zoom 0. */
const WORLD_PX = 512;
/** Nearer than this a border would fill the map with nothing around it. */
export const NEAREST_ZOOM = 13;

/** Mercator stretches the north: the same miles take more pixels there. */
const stretchOf = (latitude: number) => 1 / Math.cos((latitude * Math.PI) / 180);

/** Looks at all of these points at once. */
export const viewAround = (points: readonly Point[]): MapView => {
  if (points.length === 0) return WHOLE_COUNTRY;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const span = Math.max((north - south) * stretchOf(middle.latitude), east - west);
  if (span === 0) return { ...middle, zoom: DEFAULT_ZOOM };
  const zoom = Math.log2((360 * ROOM_PX) / (WORLD_PX * span));
  return {
    ...middle,
    zoom: Math.max(WHOLE_COUNTRY.zoom, Math.min(NEAREST_ZOOM, Number(zoom.toFixed(2)))),
    bounds: [west, south, east, north],
  };
};
