import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { FONTS } from './map-fonts.ts';
import { positionOf, type Point } from './point.ts';

export interface Reserved {
  /** As wide as the element at this place. */
  readonly text: string;
  readonly at: Point;
  readonly belowPx: number;
}

const TEXT_PX = 13;

const featureOf = ({ text, at, belowPx }: Reserved): GeoJSON.Feature => ({
  type: 'Feature',
  properties: { text, offset: [0, belowPx / TEXT_PX] },
  geometry: { type: 'Point', coordinates: positionOf(at) },
});

/** Keeps labels of the map clear of markers, which are elements above it: invisible text takes their place. */
export const ReservedSpace = ({ places }: { places: readonly Reserved[] }) => {
  const data = useMemo(
    (): GeoJSON.FeatureCollection => ({ type: 'FeatureCollection', features: places.map(featureOf) }),
    [places],
  );
  return (
    <Source id="reserved" type="geojson" data={data}>
      <Layer
        id="reserved"
        type="symbol"
        layout={{
          'text-field': ['get', 'text'],
          'text-font': FONTS.bold,
          'text-size': TEXT_PX,
          'text-offset': ['get', 'offset'],
          'text-padding': 8,
          'text-max-width': 100,
          'text-allow-overlap': true,
        }}
        paint={{ 'text-color': 'rgba(0, 0, 0, 0)' }}
      />
    </Source>
  );
};
