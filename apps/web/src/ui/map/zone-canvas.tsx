import type { Weekday } from '@tailgate/values/local-time';
import { House } from 'lucide-react';
import { useMemo } from 'react';
import { Layer, Marker, Source } from 'react-map-gl/maplibre';
import { weekdayKey } from '../weekday-colour.ts';
import { DrawnMap } from './drawn-map.tsx';
import { useMapColors, type MapColors } from './map-colors.ts';
import { roundedPoint, type MapView, type Point } from './point.ts';
import { centreOf, edgesOf, midpointOf } from './polygon.ts';
import classes from './zone-canvas.module.css';

export interface MapZone {
  readonly id: string;
  readonly name: string;
  readonly points: readonly Point[];
  /** The day whose colour it has. */
  readonly weekday: Weekday;
}

/** Many zones lie around the house they are driven from: its sign must not stand on their name. */
const BELOW_HOME: [number, number] = [0, 30];

/** A border that is being drawn. */
export interface DrawnBorder {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  readonly selected: number | null;
  readonly weekday: Weekday;
}

export interface ZoneCanvasProps {
  readonly view: MapView;
  readonly zones: readonly MapZone[];
  readonly border: DrawnBorder | null;
  readonly home: Point | null;
  readonly tiles?: string | undefined;
  readonly onPick: (point: Point) => void;
  readonly onCorner: (index: number) => void;
  /** Called all along the way; `isDone` when the corner is let go. */
  readonly onMove: (index: number, to: Point, isDone: boolean) => void;
  readonly onInsert: (afterIndex: number) => void;
}

const colourOf = (weekday: Weekday, colors: MapColors) => colors[weekdayKey(weekday)];

const position = ({ longitude, latitude }: Point): GeoJSON.Position => [longitude, latitude];

const shapeOf = (points: readonly Point[], isClosed: boolean, color: string): GeoJSON.Feature => {
  const ring = points.map(position);
  return {
    type: 'Feature',
    properties: { color },
    geometry:
      isClosed && ring[0] && ring.length > 2
        ? { type: 'Polygon', coordinates: [[...ring, ring[0]]] }
        : { type: 'LineString', coordinates: ring },
  };
};

const Shapes = ({ id, features, opacity }: { id: string; features: GeoJSON.Feature[]; opacity: number }) => {
  const { casing } = useMapColors();
  const data = useMemo((): GeoJSON.FeatureCollection => ({ type: 'FeatureCollection', features }), [features]);
  return (
    <Source id={id} type="geojson" data={data}>
      <Layer
        id={`${id}-ground`}
        type="fill"
        filter={['==', ['geometry-type'], 'Polygon']}
        paint={{ 'fill-color': ['get', 'color'], 'fill-opacity': opacity }}
      />
      <Layer id={`${id}-casing`} type="line" paint={{ 'line-color': casing, 'line-width': 6 }} />
      <Layer id={`${id}-line`} type="line" paint={{ 'line-color': ['get', 'color'], 'line-width': 3 }} />
    </Source>
  );
};

const Corners = ({ border, onCorner, onMove, onInsert }: ZoneCanvasProps & { border: DrawnBorder }) => (
  <>
    {edgesOf(border.points, border.isClosed).map(([from, to], index) => {
      const { latitude, longitude } = midpointOf(from, to);
      return (
        <Marker
          key={`edge-${index}`}
          latitude={latitude}
          longitude={longitude}
          onClick={({ originalEvent }) => {
            originalEvent.stopPropagation();
            onInsert(index);
          }}
        >
          <span className={classes['handle']} data-kind="edge" title="Add a corner here" />
        </Marker>
      );
    })}
    {border.points.map(({ latitude, longitude }, index) => (
      <Marker
        key={`corner-${index}`}
        latitude={latitude}
        longitude={longitude}
        draggable
        onClick={({ originalEvent }) => {
          originalEvent.stopPropagation();
          onCorner(index);
        }}
        onDrag={({ lngLat }) => onMove(index, roundedPoint({ latitude: lngLat.lat, longitude: lngLat.lng }), false)}
        onDragEnd={({ lngLat }) => onMove(index, roundedPoint({ latitude: lngLat.lat, longitude: lngLat.lng }), true)}
      >
        <span
          className={classes['handle']}
          data-kind="corner"
          data-selected={index === border.selected || undefined}
          title={`Corner ${index + 1}`}
        />
      </Marker>
    ))}
  </>
);

/** Zones in the colours of their days, and one border that is being drawn. */
export const ZoneCanvas = (props: ZoneCanvasProps) => {
  const { view, zones, border, home, tiles, onPick } = props;
  const colors = useMapColors();
  const kept = useMemo(
    () => zones.map(({ points, weekday }) => shapeOf(points, true, colourOf(weekday, colors))),
    [zones, colors],
  );
  const drawn = useMemo(
    () =>
      border && border.points.length > 1
        ? [shapeOf(border.points, border.isClosed, colourOf(border.weekday, colors))]
        : [],
    [border, colors],
  );
  return (
    <DrawnMap view={view} tiles={tiles} onPick={onPick} ownKeys>
      <Shapes id="zones" features={kept} opacity={border ? 0.1 : 0.22} />
      <Shapes id="border" features={drawn} opacity={0.28} />
      {zones.map(({ id, name, points }) => (
        <Marker key={id} {...centreOf(points)} offset={BELOW_HOME} className={classes['label'] ?? ''}>
          {name}
        </Marker>
      ))}
      {home && (
        <Marker {...home} className={classes['home'] ?? ''}>
          <House size={16} aria-hidden />
        </Marker>
      )}
      {border && <Corners {...props} border={border} />}
    </DrawnMap>
  );
};
