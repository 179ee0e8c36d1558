import { MapPin } from 'lucide-react';
import { Marker } from 'react-map-gl/maplibre';
import { DrawnMap } from './drawn-map.tsx';
import classes from './point-canvas.module.css';
import type { MapView, Point } from './point.ts';

export interface PlaceCanvasProps {
  readonly view: MapView;
  readonly point: Point;
}

/** A map with one marker that stays where it is. */
export const PlaceCanvas = ({ view, point }: PlaceCanvasProps) => (
  <DrawnMap view={view}>
    <Marker latitude={point.latitude} longitude={point.longitude} anchor="bottom">
      <MapPin size={40} aria-hidden className={classes['pin'] ?? ''} />
    </Marker>
  </DrawnMap>
);
