/**
 * The part of the package that tiles are made with. Its own declarations import each other without file extensions,
 * which TypeScript does not resolve in an ES module, so every name of them would be untyped.
 */
declare module '@maplibre/geojson-vt' {
  export interface GeoJSONVTOptions {
    maxZoom?: number;
    tolerance?: number;
    extent?: number;
    buffer?: number;
    coordinates?: 'lngLat' | 'unitSquare';
  }

  export interface GeoJSONToTileOptions extends GeoJSONVTOptions {
    clip?: boolean;
  }

  export type GeoJSONVTFeature = {
    id?: number | string | undefined;
    tags: GeoJSON.GeoJsonProperties | null;
  } & ({ type: 1; geometry: [number, number][] } | { type: 2 | 3; geometry: [number, number][][] });

  export interface GeoJSONVTTile {
    features: GeoJSONVTFeature[];
  }

  export class GeoJSONVT {
    constructor(data: GeoJSON.GeoJSON, options?: GeoJSONVTOptions);
    getTile(z: number, x: number, y: number): GeoJSONVTTile | null;
  }

  export function geoJSONToTile(
    data: GeoJSON.GeoJSON,
    z: number,
    x: number,
    y: number,
    options?: GeoJSONToTileOptions,
  ): GeoJSONVTTile;
}
