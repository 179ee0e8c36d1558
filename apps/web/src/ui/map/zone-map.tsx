import { lazy, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { mapOr, MapStage } from './map-stage.tsx';
import { roundedPoint, type Point } from './point.ts';
import { isInside } from './polygon.ts';
import type { ZoneCanvasProps } from './zone-canvas.tsx';
import classes from './zone-map.module.css';

const LazyCanvas = lazy(async () => ({ default: (await import('./zone-canvas.tsx')).ZoneCanvas }));

const INSTEAD = 'Type ZIP codes instead.';
const DrawnWhereItCan = (props: ZoneCanvasProps) => mapOr(<LazyCanvas {...props} />, INSTEAD);

export type ZoneCanvasComponent = ComponentType<ZoneCanvasProps>;

interface ZoneMapProps extends Omit<ZoneCanvasProps, 'onPick'> {
  readonly onOpen: (id: string) => void;
  /** A tap on free ground while a border is drawn. */
  readonly onAdd: (point: Point) => void;
  readonly onRemove: (index: number) => void;
  /** Floats over the top of the map. */
  readonly search?: ReactNode;
  /** Buttons that float over the map. */
  readonly tools?: ReactNode;
  /** What draws it; where there is no WebGL, something else can. */
  readonly canvas?: ZoneCanvasComponent | undefined;
}

/** About fifty metres, and ten times that with Shift. */
const STEP_DEGREES = 0.0005;
const LONG_STEP_DEGREES = 0.005;
const DIRECTIONS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const DRAWING =
  'Map. Enter adds a corner, Page Up and Page Down choose one, arrow keys move it, with Shift in larger steps, Delete removes it.';
const LOOKING = 'Map of your work zones. The list has the same zones.';

/** Zones to look at and to open, or one border to draw: by taps, by pulling its corners, or by the keyboard. */
export const ZoneMap = ({
  onOpen,
  onAdd,
  onRemove,
  search,
  tools,
  canvas: Canvas = DrawnWhereItCan,
  ...drawing
}: ZoneMapProps) => {
  const { view, zones, border, onCorner, onMove, onInsert } = drawing;

  const pick = (point: Point) => {
    if (border) {
      if (!border.isClosed) onAdd(point);
      return;
    }
    const under = zones.find(({ points }) => isInside(point, points));
    if (under) onOpen(under.id);
  };

  const pressed = (event: KeyboardEvent): (() => void) | undefined => {
    if (!border) return undefined;
    const { points, selected } = border;
    const corner = selected === null ? undefined : points[selected];
    const direction = DIRECTIONS[event.key];
    if (event.key === 'Enter') {
      if (border.isClosed) return selected === null ? undefined : () => onInsert(selected);
      return () => onAdd(corner ?? roundedPoint(view));
    }
    if (event.key === 'PageDown' && points.length > 0)
      return () => onCorner(selected === null ? 0 : (selected + 1) % points.length);
    if (event.key === 'PageUp' && points.length > 0)
      return () => onCorner(((selected ?? 0) - 1 + points.length) % points.length);
    if (selected === null || !corner) return undefined;
    if (event.key === 'Delete' || event.key === 'Backspace') return () => onRemove(selected);
    if (!direction) return undefined;
    const step = event.shiftKey ? LONG_STEP_DEGREES : STEP_DEGREES;
    const to = roundedPoint({
      latitude: corner.latitude + direction[0] * step,
      longitude: corner.longitude + direction[1] * step,
    });
    return () => onMove(selected, to, true);
  };

  return (
    <div className={classes['zoneMap']}>
      {search && <div className={classes['search']}>{search}</div>}
      <div
        className={classes['frame']}
        {...(border && { role: 'application', tabIndex: 0 })}
        {...(!border && { role: 'group' })}
        aria-label={border ? DRAWING : LOOKING}
        data-map
        onKeyDown={(event) => {
          const act = pressed(event);
          if (!act) return;
          event.preventDefault();
          act();
        }}
      >
        <MapStage instead={INSTEAD} tall>
          <Canvas {...drawing} onPick={pick} />
        </MapStage>
      </div>
      {tools && <div className={classes['tools']}>{tools}</div>}
    </div>
  );
};

interface MapToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

export const MapTool = ({ label, icon, disabled = false, onPress }: MapToolProps) => (
  <button
    type="button"
    className={classes['tool']}
    aria-label={label}
    title={label}
    aria-disabled={disabled || undefined}
    onClick={() => {
      if (!disabled) onPress();
    }}
  >
    {icon}
  </button>
);
