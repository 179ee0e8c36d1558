import { MapPin } from 'lucide-react';
import { useMemo } from 'react';
import { Layer, Marker, Source } from 'react-map-gl/maplibre';
import { DrawnMap } from './drawn-map.tsx';
import { useMapColors } from './map-colors.ts';
import { BELOW_NAMES } from './map-fonts.ts';
import classes from './point-canvas.module.css';
import { positionOf, type MapView, type Point } from './point.ts';

export interface PlaceCanvasProps {
  readonly view: MapView;
  readonly point: Point;
  readonly from?: Point | null;
  readonly still?: boolean;
}

/** A map with one marker that stays where it is, and the drive to it. */
export const PlaceCanvas = ({ view, point, from = null, still = false }: PlaceCanvasProps) => (
  <DrawnMap view={view} still={still}>
    {from && <DriveLine from={from} to={point} />}
    <Marker latitude={point.latitude} longitude={point.longitude} anchor="bottom">
      <MapPin size={40} aria-hidden className={classes['pin'] ?? ''} />
    </Marker>
  </DrawnMap>
);

const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const;

const DriveLine = ({ from, to }: { from: Point; to: Point }) => {
  const colors = useMapColors();
  const line = useMemo(
    (): GeoJSON.Feature => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates: [from, to].map(positionOf) },
    }),
    [from, to],
  );
  return (
    <Source id="drive" type="geojson" data={line}>
      <Layer
        id="drive-casing"
        type="line"
        beforeId={BELOW_NAMES}
        layout={ROUND}
        paint={{ 'line-color': colors.casing, 'line-width': 7.5 }}
      />
      <Layer
        id="drive-line"
        type="line"
        beforeId={BELOW_NAMES}
        layout={ROUND}
        paint={{ 'line-color': colors.route, 'line-width': 4.5 }}
      />
    </Source>
  );
};
