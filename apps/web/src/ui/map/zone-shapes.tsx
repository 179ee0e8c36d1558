import type { ZoneColor } from '@tailgate/contract';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { useMapColors, type MapColors } from './map-colors.ts';
import { BELOW_NAMES } from './map-fonts.ts';
import { positionOf, type Point } from './point.ts';

export const paintOf = (color: ZoneColor, colors: MapColors) => colors[`zone${color}`];

export const shapeOf = (points: readonly Point[], isClosed: boolean, color: string): GeoJSON.Feature => {
  const ring = points.map(positionOf);
  return {
    type: 'Feature',
    properties: { color },
    geometry:
      isClosed && ring[0] && ring.length > 2
        ? { type: 'Polygon', coordinates: [[...ring, ring[0]]] }
        : { type: 'LineString', coordinates: ring },
  };
};

/** Areas and lines above the streets and below the names of the map. */
export const Shapes = ({ id, features, opacity }: { id: string; features: GeoJSON.Feature[]; opacity: number }) => {
  const { casing } = useMapColors();
  const data = useMemo((): GeoJSON.FeatureCollection => ({ type: 'FeatureCollection', features }), [features]);
  return (
    <Source id={id} type="geojson" data={data}>
      <Layer
        id={`${id}-ground`}
        type="fill"
        beforeId={BELOW_NAMES}
        filter={['==', ['geometry-type'], 'Polygon']}
        paint={{ 'fill-color': ['get', 'color'], 'fill-opacity': opacity }}
      />
      <Layer id={`${id}-casing`} type="line" beforeId={BELOW_NAMES} paint={{ 'line-color': casing, 'line-width': 5 }} />
      <Layer
        id={`${id}-line`}
        type="line"
        beforeId={BELOW_NAMES}
        paint={{ 'line-color': ['get', 'color'], 'line-width': 3 }}
      />
    </Source>
  );
};
