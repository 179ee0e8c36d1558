import * as maplibre from 'maplibre-gl';
import type { LngLatBoundsLike } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  AttributionControl,
  Map as MapCanvas,
  NavigationControl,
  ScaleControl,
  type MapRef,
} from 'react-map-gl/maplibre';
import { loadAtlas } from './atlas.ts';
import classes from './drawn-map.module.css';
import { drawnStyle } from './drawn-style.ts';
import { useMapColors } from './map-colors.ts';
import { useMapSource } from './map-source.ts';
import { roundedPoint, type MapView, type Point } from './point.ts';
import { forgetFailedTiles, loadStreetTiles } from './street-tiles.ts';
import { streetsStyle } from './streets-style.ts';
import { NEAREST_ZOOM } from './view-around.ts';

maplibre.setWorkerUrl(workerUrl);

/** Room for the controls, which are at the right, and for a search field at the top. */
const FITTING = { padding: { top: 68, right: 72, bottom: 44, left: 44 }, maxZoom: NEAREST_ZOOM };
/** Room for a marker, and beside it for what the strip says. */
const FITTING_STRIP = { padding: { top: 48, right: 120, bottom: 32, left: 32 }, maxZoom: NEAREST_ZOOM };

export interface DrawnMapProps {
  /** The map animates to a new view. */
  readonly view: MapView;
  readonly onPick?: ((point: Point) => void) | undefined;
  /** What a screen reader calls it: a page may have several maps. */
  readonly title?: string;
  /** For screens that use the arrow keys themselves. */
  readonly ownKeys?: boolean;
  /** A strip to look at: it does not move, and has no controls. */
  readonly still?: boolean;
  /** Markers, sources and layers of react-map-gl. */
  readonly children?: ReactNode;
}

/**
 * The base of every map. Heavy: load it lazily, inside a MapStage, which also stands in where a browser cannot draw.
 */
export const DrawnMap = ({ view, onPick, title = 'Map', ownKeys = false, still = false, children }: DrawnMapProps) => {
  const map = useRef<MapRef>(null);
  const [painted, setPainted] = useState(false);
  const [complete, setComplete] = useState(false);
  const { style, hasStreets } = useBaseStyle();

  useEffect(() => {
    if (view.bounds) map.current?.fitBounds([...view.bounds], still ? FITTING_STRIP : FITTING);
    else map.current?.easeTo({ center: [view.longitude, view.latitude], zoom: view.zoom });
  }, [view, still]);
  useEffect(() => forgetFailedTiles, []);

  return (
    <div
      className={classes['map']}
      data-picks={onPick ? true : undefined}
      data-painted={painted || undefined}
      data-complete={complete || undefined}
    >
      <MapCanvas
        ref={map}
        mapLib={maplibre}
        initialViewState={startOf(view, still)}
        interactive={!still}
        mapStyle={style}
        locale={{ 'Map.Title': title }}
        keyboard={!ownKeys}
        onStyleData={({ target }) => {
          // Streets may take their time, or never come: what is drawn on the map does not wait for them.
          if (hasStreets) setPainted(true);
          if (ownKeys) target.getCanvas().setAttribute('tabindex', '-1');
        }}
        onLoad={() => setPainted(true)}
        onIdle={() => setComplete(true)}
        onError={({ error }) => {
          if (!isFailedFetch(error)) reportError(error);
        }}
        onClick={({ lngLat }) => onPick?.(roundedPoint({ latitude: lngLat.lat, longitude: lngLat.lng }))}
        attributionControl={false}
        dragRotate={false}
        touchPitch={false}
        maxPitch={0}
        minZoom={2}
        maxZoom={19}
      >
        {!still && <NavigationControl position="top-right" showCompass={false} />}
        {hasStreets && <AttributionControl position="bottom-left" compact={false} />}
        {!still && <ScaleControl position="bottom-left" unit="imperial" />}
        {children}
      </MapCanvas>
    </div>
  );
};

/** A tile that did not come leaves a gap until it is asked for again, for example when the network is back. */
const isFailedFetch = (error: Error): boolean => 'status' in error;

const startOf = ({ bounds, latitude, longitude, zoom }: MapView, still: boolean) =>
  bounds
    ? { bounds: [...bounds] as LngLatBoundsLike, fitBoundsOptions: still ? FITTING_STRIP : FITTING }
    : { latitude, longitude, zoom };

/** Streets where the installation has a source that answers, else the borders alone. */
const useBaseStyle = () => {
  const colors = useMapColors();
  const source = useMapSource();
  const tiles = source && use(loadStreetTiles(source));
  const atlas = tiles ? undefined : use(loadAtlas());
  const style = useMemo(() => {
    if (tiles) return streetsStyle(tiles, colors);
    return atlas ? drawnStyle(atlas, colors) : '';
  }, [tiles, atlas, colors]);
  return { style, hasStreets: tiles !== null };
};
