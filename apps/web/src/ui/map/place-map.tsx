import { lazy, useMemo, type ComponentType } from 'react';
import { mapOr, MapStage } from './map-stage.tsx';
import type { PlaceCanvasProps } from './place-canvas.tsx';
import type { Point } from './point.ts';

const LazyCanvas = lazy(async () => ({ default: (await import('./place-canvas.tsx')).PlaceCanvas }));

const INSTEAD = 'Open the address in a map app.';
const DrawnWhereItCan = (props: PlaceCanvasProps) => mapOr(<LazyCanvas {...props} />, INSTEAD);

/** Near enough to read the names of streets. */
const STREET_ZOOM = 14;

interface PlaceMapProps {
  /** What is at the place: 'Address of Ana Lima'. */
  readonly label: string;
  readonly point: Point;
  /** What draws it; where there is no WebGL, something else can. */
  readonly canvas?: ComponentType<PlaceCanvasProps> | undefined;
}

/** One place to look at. */
export const PlaceMap = ({ label, point, canvas: Canvas = DrawnWhereItCan }: PlaceMapProps) => {
  const { latitude, longitude } = point;
  const view = useMemo(() => ({ latitude, longitude, zoom: STREET_ZOOM }), [latitude, longitude]);
  return (
    <div role="group" aria-label={`Map: ${label}`}>
      <MapStage instead={INSTEAD}>
        <Canvas view={view} point={point} />
      </MapStage>
    </div>
  );
};
