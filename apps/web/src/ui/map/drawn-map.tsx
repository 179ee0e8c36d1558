import * as maplibre from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Map as MapCanvas, NavigationControl, ScaleControl, type MapRef } from 'react-map-gl/maplibre';
import { loadAtlas } from './atlas.ts';
import classes from './drawn-map.module.css';
import { drawnStyle } from './drawn-style.ts';
import { useMapColors } from './map-colors.ts';
import { roundedPoint, type MapView, type Point } from './point.ts';

maplibre.setWorkerUrl(workerUrl);

export interface DrawnMapProps {
  /** Where to look: a new view is travelled to. */
  readonly view: MapView;
  /** The address of a map style with tiles; without one the map is drawn from the borders alone. */
  readonly tiles?: string | undefined;
  readonly onPick?: ((point: Point) => void) | undefined;
  /** Whoever moves something by the arrow keys does not want the map to move by them as well. */
  readonly ownKeys?: boolean;
  /** Markers, sources and layers of react-map-gl. */
  readonly children?: ReactNode;
}

/**
 * The base of every map. Heavy: load it lazily, inside a MapStage, which also stands in where a browser cannot draw.
 */
export const DrawnMap = ({ view, tiles, onPick, ownKeys = false, children }: DrawnMapProps) => {
  const map = useRef<MapRef>(null);
  const [painted, setPainted] = useState(false);
  const drawn = useDrawnStyle(tiles === undefined);

  useEffect(() => {
    map.current?.easeTo({ center: [view.longitude, view.latitude], zoom: view.zoom });
  }, [view]);

  return (
    <div className={classes['map']} data-picks={onPick ? true : undefined} data-painted={painted || undefined}>
      <MapCanvas
        ref={map}
        mapLib={maplibre}
        initialViewState={view}
        mapStyle={drawn ?? tiles ?? ''}
        keyboard={!ownKeys}
        onLoad={({ target }) => {
          setPainted(true);
          if (ownKeys) target.getCanvas().setAttribute('tabindex', '-1');
        }}
        onClick={({ lngLat }) => onPick?.(roundedPoint({ latitude: lngLat.lat, longitude: lngLat.lng }))}
        attributionControl={tiles === undefined ? false : { compact: true }}
        dragRotate={false}
        touchPitch={false}
        maxPitch={0}
        minZoom={2}
        maxZoom={19}
      >
        <NavigationControl position="top-right" showCompass={false} />
        <ScaleControl position="bottom-left" unit="imperial" />
        {children}
      </MapCanvas>
    </div>
  );
};

const useDrawnStyle = (wanted: boolean) => {
  const colors = useMapColors();
  const atlas = wanted ? use(loadAtlas()) : undefined;
  return useMemo(() => atlas && drawnStyle(atlas, colors), [atlas, colors]);
};
