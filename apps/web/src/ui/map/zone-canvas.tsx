import type { ZoneColor } from '@tailgate/contract';
import { House, MapPin } from 'lucide-react';
import { useMemo } from 'react';
import { Marker } from 'react-map-gl/maplibre';
import { zoneStyle } from '../badges/zone-color.ts';
import { DrawnMap } from './drawn-map.tsx';
import { useMapColors } from './map-colors.ts';
import type { MapView, Point } from './point.ts';
import { centreOf } from './polygon.ts';
import { ReservedSpace, type Reserved } from './reserved-space.tsx';
import classes from './zone-canvas.module.css';
import { Corners } from './zone-corners.tsx';
import { paintOf, shapeOf, Shapes } from './zone-shapes.tsx';

export interface MapZone {
  readonly id: string;
  readonly name: string;
  readonly points: readonly Point[];
  readonly color: ZoneColor;
}

/** Many zones are centered on the groomer's home: their name is shown below its marker. */
const BELOW_HOME: [number, number] = [0, 30];

/** As wide as the marker of the home, and as a corner's handle. */
const MARKER_WIDTH = 'OO';

/** A border that is being drawn. */
export interface DrawnBorder {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  readonly selected: number | null;
  readonly color: ZoneColor;
}

export interface ZoneCanvasProps {
  readonly view: MapView;
  readonly zones: readonly MapZone[];
  readonly border: DrawnBorder | null;
  readonly home: Point | null;
  /** A place that was searched for. */
  readonly mark?: Point | null;
  readonly onPick: (point: Point) => void;
  readonly onCorner: (index: number) => void;
  /** Called continuously while dragging; `isDone` when the corner is released. */
  readonly onMove: (index: number, to: Point, isDone: boolean) => void;
  readonly onInsert: (afterIndex: number) => void;
}

/** Zones, each in its color, and one border that is being drawn. */
export const ZoneCanvas = (props: ZoneCanvasProps) => {
  const { view, zones, border, home, mark = null, onPick } = props;
  const colors = useMapColors();
  const kept = useMemo(
    () => zones.map(({ points, color }) => shapeOf(points, true, paintOf(color, colors))),
    [zones, colors],
  );
  const drawn = useMemo(
    () =>
      border && border.points.length > 1
        ? [shapeOf(border.points, border.isClosed, paintOf(border.color, colors))]
        : [],
    [border, colors],
  );
  const reserved = useMemo(
    (): Reserved[] => [
      ...zones.map(({ name, points }) => ({ text: name, at: centreOf(points), belowPx: BELOW_HOME[1] })),
      ...(border?.points ?? []).map((at) => ({ text: MARKER_WIDTH, at, belowPx: 0 })),
      ...(home ? [{ text: MARKER_WIDTH, at: home, belowPx: 0 }] : []),
      ...(mark ? [{ text: MARKER_WIDTH, at: mark, belowPx: 0 }] : []),
    ],
    [zones, border, home, mark],
  );
  return (
    <DrawnMap view={view} onPick={onPick} ownKeys>
      <Shapes id="zones" features={kept} opacity={border ? 0.1 : 0.18} />
      <Shapes id="border" features={drawn} opacity={0.28} />
      <ReservedSpace places={reserved} />
      {zones.map(({ id, name, points, color }) => (
        <Marker key={id} {...centreOf(points)} offset={BELOW_HOME} className={classes['place'] ?? ''}>
          {/* Markers do not take custom properties of a style. */}
          <span className={classes['label']} style={zoneStyle(color)}>
            {name}
          </span>
        </Marker>
      ))}
      {home && (
        <Marker {...home} className={classes['home'] ?? ''}>
          <House size={16} aria-hidden />
        </Marker>
      )}
      {mark && (
        <Marker {...mark} anchor="bottom" className={classes['place'] ?? ''}>
          <MapPin size={40} aria-hidden className={classes['pin'] ?? ''} />
        </Marker>
      )}
      {border && <Corners {...props} border={border} />}
    </DrawnMap>
  );
};
