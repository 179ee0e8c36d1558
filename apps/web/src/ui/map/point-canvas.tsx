import { MapPin } from 'lucide-react';
import { Marker } from 'react-map-gl/maplibre';
import { DrawnMap } from './drawn-map.tsx';
import classes from './point-canvas.module.css';
import { roundedPoint, type MapView, type Point } from './point.ts';

export interface PointCanvasProps {
  readonly view: MapView;
  readonly point: Point | null;
  readonly onPick: (point: Point) => void;
}

/** A map with one marker, set by a click or pulled along. */
export const PointCanvas = ({ view, point, onPick }: PointCanvasProps) => (
  <DrawnMap view={view} onPick={onPick} ownKeys>
    {point && (
      <Marker
        latitude={point.latitude}
        longitude={point.longitude}
        anchor="bottom"
        draggable
        onDragEnd={({ lngLat }) => onPick(roundedPoint({ latitude: lngLat.lat, longitude: lngLat.lng }))}
      >
        <MapPin size={40} aria-hidden className={classes['pin'] ?? ''} />
      </Marker>
    )}
  </DrawnMap>
);
