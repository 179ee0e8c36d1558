import { House } from 'lucide-react';
import type { Weekday } from '@tailgate/values/local-time';
import { useEffect, useMemo, useState } from 'react';
import { Layer, Marker, Popup, Source, useMap } from 'react-map-gl/maplibre';
import { Button } from '../actions/button.tsx';
import { WeekdayPin } from '../dates/weekday-pin.tsx';
import { DrawnMap } from './drawn-map.tsx';
import { useMapColors } from './map-colors.ts';
import { BELOW_NAMES } from './map-fonts.ts';
import { positionOf, type MapView, type Point } from './point.ts';
import { ReservedSpace, type Reserved } from './reserved-space.tsx';
import classes from './route-canvas.module.css';
import type { RouteMapEvents, RouteMapStop } from './route-map.tsx';
import { tiltsOf } from './tilted-pins.ts';
import { NEAREST_ZOOM } from './view-around.ts';

export interface RouteCanvasProps extends RouteMapEvents {
  readonly view: MapView;
  readonly base: Point | null;
  readonly stops: readonly RouteMapStop[];
  readonly weekday: Weekday;
  readonly hasLines: boolean;
  readonly opened: RouteMapStop | undefined;
  readonly onOpen: (id: string | null) => void;
}

const MARKER_WIDTH = 'OO';
/** The popup begins above the pin. */
const ABOVE_PIN = 38;

/** From the base over the stops and back, as far as places are known. */
const lineOf = (base: Point | null, stops: readonly Point[]): GeoJSON.Feature => ({
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'LineString',
    coordinates: (base ? [base, ...stops, base] : stops).map(positionOf),
  },
});

/** Numbered pins in the color of the day, the base, and the drives between them. */
export const RouteCanvas = (props: RouteCanvasProps) => {
  const { view, base, stops, weekday, hasLines, opened, onOpen, onClick } = props;
  const colors = useMapColors();
  const line = useMemo(() => lineOf(base, stops), [base, stops]);
  const reserved = useMemo(
    (): Reserved[] => [
      ...stops.map((at) => ({ text: MARKER_WIDTH, at, belowPx: -18 })),
      ...(base ? [{ text: MARKER_WIDTH, at: base, belowPx: 0 }] : []),
    ],
    [stops, base],
  );
  return (
    <DrawnMap view={view} onPick={onClick} title="Map of the stops">
      {hasLines && (
        <Source id="drives" type="geojson" data={line}>
          <Layer
            id="drives-casing"
            type="line"
            beforeId={BELOW_NAMES}
            layout={{ 'line-join': 'round', 'line-cap': 'round' }}
            paint={{ 'line-color': colors.casing, 'line-width': 7.5 }}
          />
          <Layer
            id="drives-line"
            type="line"
            beforeId={BELOW_NAMES}
            layout={{ 'line-join': 'round', 'line-cap': 'round' }}
            paint={{ 'line-color': colors[`day${weekday}`], 'line-width': 4.5 }}
          />
        </Source>
      )}
      <ReservedSpace places={reserved} />
      {base && (
        <Marker {...base} className={classes['home'] ?? ''}>
          <House size={16} aria-hidden />
        </Marker>
      )}
      <Pins stops={stops} weekday={weekday} opened={opened} onOpen={onOpen} />
      {opened && <InSight stop={opened} />}
      {opened && (
        <Popup
          latitude={opened.latitude}
          longitude={opened.longitude}
          anchor="bottom"
          offset={ABOVE_PIN}
          closeButton={false}
          closeOnClick={false}
          className={classes['popup'] ?? ''}
          onClose={() => onOpen(null)}
        >
          {opened.info}
          <StopButtons stopId={opened.id} {...props} />
        </Popup>
      )}
    </DrawnMap>
  );
};

/** Where the tip of an opened pin is put: its popup is above it, the controls are at the right. */
const OPENED_PX: [number, number] = [-20, 96];

/** Moves the map so that the popup above a pin is not cut off. */
const InSight = ({ stop: { latitude, longitude } }: { stop: Point }) => {
  const { current: map } = useMap();
  useEffect(() => {
    map?.easeTo({ center: [longitude, latitude], offset: OPENED_PX, duration: 250 });
  }, [map, latitude, longitude]);
  return null;
};

/** As near as the map is, in steps that are fine enough for pins. */
const useZoom = (): number => {
  const { current: map } = useMap();
  const [zoom, setZoom] = useState(() => map?.getZoom() ?? NEAREST_ZOOM);
  useEffect(() => {
    if (!map) return undefined;
    const read = () => setZoom(Math.round(map.getZoom() * 4) / 4);
    read();
    map.on('zoom', read);
    return () => void map.off('zoom', read);
  }, [map]);
  return zoom;
};

/** Pins that would cover each other are turned apart around their tips. */
const Pins = ({
  stops,
  weekday,
  opened,
  onOpen,
}: Pick<RouteCanvasProps, 'stops' | 'weekday' | 'opened' | 'onOpen'>) => {
  const zoom = useZoom();
  const tilts = useMemo(() => tiltsOf(stops, zoom), [stops, zoom]);
  return stops.map((stop, index) => {
    const tilt = tilts[index] ?? 0;
    return (
      <Marker key={stop.id} latitude={stop.latitude} longitude={stop.longitude} anchor="bottom">
        <button
          type="button"
          className={classes['pin']}
          {...(tilt !== 0 && { style: { transform: `rotate(${tilt}deg)` } })}
          aria-label={`${stop.number}, ${stop.name}`}
          aria-expanded={opened?.id === stop.id}
          onClick={(event) => {
            // The map closes what is open when it is clicked itself.
            event.stopPropagation();
            onOpen(opened?.id === stop.id ? null : stop.id);
          }}
        >
          <WeekdayPin weekday={weekday} number={stop.number} tilt={tilt} />
        </button>
      </Marker>
    );
  });
};

const StopButtons = ({ stopId, onContact, onHistory, onBook }: RouteMapEvents & { stopId: string }) => (
  <div className={classes['buttons']}>
    <Button compact look="text" onClick={() => onContact(stopId)}>
      Contact
    </Button>
    <Button compact look="text" onClick={() => onHistory(stopId)}>
      History
    </Button>
    <Button compact look="text" onClick={() => onBook(stopId)}>
      Book
    </Button>
  </div>
);
