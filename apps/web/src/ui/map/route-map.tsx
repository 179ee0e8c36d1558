import type { Weekday } from '@tailgate/values/local-time';
import { lazy, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { mapOr, MapStage } from './map-stage.tsx';
import type { Point } from './point.ts';
import type { RouteCanvasProps } from './route-canvas.tsx';
import { viewAround } from './view-around.ts';

const LazyCanvas = lazy(async () => ({ default: (await import('./route-canvas.tsx')).RouteCanvas }));

const INSTEAD = 'The list has the same stops.';
const DrawnWhereItCan = (props: RouteCanvasProps) => mapOr(<LazyCanvas {...props} />, INSTEAD);

export type RouteCanvasComponent = ComponentType<RouteCanvasProps>;

export interface RouteMapStop extends Point {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  /** What the popup above the pin shows. */
  readonly info: ReactNode;
}

/** What a map tells its screen: four events, and no fifth. */
export interface RouteMapEvents {
  readonly onClick?: ((point: Point) => void) | undefined;
  readonly onContact: (stopId: string) => void;
  readonly onHistory: (stopId: string) => void;
  readonly onBook: (stopId: string) => void;
}

interface RouteMapProps extends RouteMapEvents {
  /** 'Route of Monday, November 16'. */
  readonly label: string;
  /** Where the day starts and ends. */
  readonly base: Point | null;
  readonly stops: readonly RouteMapStop[];
  /** Colors pins and lines. */
  readonly weekday: Weekday;
  readonly hasLines?: boolean;
  /** As high as what it is in, to the edges. */
  readonly fill?: boolean;
  /** What draws it; where there is no WebGL, something else can. */
  readonly canvas?: RouteCanvasComponent | undefined;
}

/** The stops of a day as numbered pins in the color of their weekday, with the drives between them. */
export const RouteMap = ({
  label,
  base,
  stops,
  weekday,
  hasLines = true,
  fill = false,
  canvas: Canvas = DrawnWhereItCan,
  onClick,
  ...events
}: RouteMapProps) => {
  const [openedId, setOpenedId] = useState<string | null>(null);
  // A new answer with the same places must not move the map.
  const places = JSON.stringify(
    [...(base ? [base] : []), ...stops].map(({ latitude, longitude }) => [latitude, longitude]),
  );
  const view = useMemo(
    () =>
      viewAround((JSON.parse(places) as [number, number][]).map(([latitude, longitude]) => ({ latitude, longitude }))),
    [places],
  );
  return (
    <div
      role="group"
      {...(fill && { style: { height: '100%' } })}
      aria-label={`Map: ${label}`}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpenedId(null);
      }}
    >
      <MapStage instead={INSTEAD} fill={fill}>
        <Canvas
          view={view}
          base={base}
          stops={stops}
          weekday={weekday}
          hasLines={hasLines}
          opened={stops.find(({ id }) => id === openedId)}
          onOpen={setOpenedId}
          onClick={(point) => {
            setOpenedId(null);
            onClick?.(point);
          }}
          {...events}
        />
      </MapStage>
    </div>
  );
};
