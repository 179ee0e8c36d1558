import { lazy, useMemo, type ComponentType } from 'react';
import { mapOr, MapStage } from './map-stage.tsx';
import type { PlaceCanvasProps } from './place-canvas.tsx';
import type { Point } from './point.ts';
import { viewAround } from './view-around.ts';

const LazyCanvas = lazy(async () => ({ default: (await import('./place-canvas.tsx')).PlaceCanvas }));

const INSTEAD = 'Open the address in a map app.';
const DrawnWhereItCan = (props: PlaceCanvasProps) => mapOr(<LazyCanvas {...props} />, INSTEAD);

/** Near enough to read the names of streets. */
const STREET_ZOOM = 14;

interface PlaceMapProps {
  /** What is at the place: 'Address of Ana Lima'. */
  readonly label: string;
  readonly point: Point;
  /** Where the drive to it begins. */
  readonly from?: Point | null | undefined;
  /** Fills what it is in, to look at: without controls. */
  readonly strip?: boolean;
  /** What draws it; where there is no WebGL, something else can. */
  readonly canvas?: ComponentType<PlaceCanvasProps> | undefined;
}

/** One place to look at. */
export const PlaceMap = ({
  label,
  point,
  from = null,
  strip = false,
  canvas: Canvas = DrawnWhereItCan,
}: PlaceMapProps) => {
  // A new answer with the same places must not move the map.
  const places = JSON.stringify([point, from].map((place) => place && [place.latitude, place.longitude]));
  const { view, ends } = useMemo(() => {
    const [to, start] = (JSON.parse(places) as ([number, number] | null)[]).map(
      (place) => place && { latitude: place[0], longitude: place[1] },
    );
    if (!to) throw new TypeError('A place has coordinates');
    return { view: start ? viewAround([start, to]) : { ...to, zoom: STREET_ZOOM }, ends: { to, start } };
  }, [places]);
  return (
    <div role="group" aria-label={`Map: ${label}`} {...(strip && { style: { height: '100%' } })}>
      <MapStage instead={INSTEAD} fill={strip}>
        <Canvas view={view} point={ends.to} from={ends.start ?? null} still={strip} />
      </MapStage>
    </div>
  );
};
