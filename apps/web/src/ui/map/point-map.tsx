import { lazy, useState, type ComponentType, type KeyboardEvent } from 'react';
import { mapOr, MapStage } from './map-stage.tsx';
import type { PointCanvasProps } from './point-canvas.tsx';
import classes from './point-map.module.css';
import { degreesInWords, roundedPoint, viewOf, type MapView, type Point } from './point.ts';

const LazyCanvas = lazy(async () => ({ default: (await import('./point-canvas.tsx')).PointCanvas }));

const INSTEAD = 'Search for the address instead.';
const DrawnWhereItCan = (props: PointCanvasProps) => mapOr(<LazyCanvas {...props} />, INSTEAD);

export type PointCanvasComponent = ComponentType<PointCanvasProps>;

interface PointMapProps {
  readonly point: Point | null;
  readonly onMove: (point: Point) => void;
  /** Where to look; changed when the point came from elsewhere than this map. */
  readonly view: MapView;
  /** What draws it; where there is no WebGL, something else can. */
  readonly canvas?: PointCanvasComponent | undefined;
}

/** About fifty metres, and ten times that with Shift. */
const STEP_DEGREES = 0.0005;
const LONG_STEP_DEGREES = 0.005;
const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowUp: { latitude: 1, longitude: 0 },
  ArrowDown: { latitude: -1, longitude: 0 },
  ArrowLeft: { latitude: 0, longitude: -1 },
  ArrowRight: { latitude: 0, longitude: 1 },
};

/** One exact place: click it, pull the marker, or move the marker by the arrow keys. */
export const PointMap = ({ point, onMove, view, canvas: Canvas = DrawnWhereItCan }: PointMapProps) => {
  const [followed, setFollowed] = useState<{ of: MapView; view: MapView } | null>(null);

  const moveByKey = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP_DEGREES : STEP_DEGREES;
    const from = point ?? view;
    const to = roundedPoint({
      latitude: from.latitude + direction.latitude * step,
      longitude: from.longitude + direction.longitude * step,
    });
    // What is moved by keys must stay in sight; a clicked place already is.
    setFollowed({ of: view, view: { ...to, zoom: Math.max(view.zoom, viewOf(to).zoom) } });
    onMove(to);
  };

  return (
    <div className={classes['pointMap']}>
      <div
        className={classes['frame']}
        role="application"
        aria-label="Map. Arrow keys move the marker, with Shift in larger steps."
        tabIndex={0}
        onKeyDown={moveByKey}
      >
        <MapStage instead={INSTEAD}>
          <Canvas view={followed?.of === view ? followed.view : view} point={point} onPick={onMove} />
        </MapStage>
      </div>
      <p className={classes['readout']} role="status">
        {point
          ? `Latitude ${degreesInWords(point.latitude)} · Longitude ${degreesInWords(point.longitude)}`
          : 'No place set yet. Click the map, or search.'}
      </p>
    </div>
  );
};
