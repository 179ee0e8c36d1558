export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapView extends Point {
  readonly zoom: number;
  /** What must be in sight, however large the map; a large map then looks from nearer than `zoom`. */
  readonly bounds?: Bounds;
}

/** West and south, then east and north, as MapLibre takes them. */
export type Bounds = readonly [longitude: number, latitude: number, longitude: number, latitude: number];

export const DEFAULT_ZOOM = 10;

/** When nothing says where: all of the United States that hangs together. */
export const WHOLE_COUNTRY: MapView = { latitude: 39.5, longitude: -97.5, zoom: 2.4 };

export const viewOf = (point: Point | null): MapView => (point ? { ...point, zoom: DEFAULT_ZOOM } : WHOLE_COUNTRY);

export const positionOf = ({ longitude, latitude }: Point): GeoJSON.Position => [longitude, latitude];

const MAX_LATITUDE = 85;

/** About a metre is as exact as anybody can click. */
export const roundedPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude)).toFixed(5)),
  // A map can be pushed round the world more than once.
  longitude: Number((((((longitude + 180) % 360) + 360) % 360) - 180).toFixed(5)),
});

export const degreesInWords = (degrees: number): string => degrees.toFixed(5);
