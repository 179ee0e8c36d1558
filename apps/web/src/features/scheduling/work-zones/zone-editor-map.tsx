import type { ZoneColor } from '@tailgate/contract';
import { useMemo } from 'react';
import type { SearchAddresses } from '#ui/address-field/use-address-search.ts';
import { PlaceSearch, type FoundPlace } from '#ui/map/place-search.tsx';
import { roundedPoint, viewOf, WHOLE_COUNTRY, type MapView, type Point } from '#ui/map/point.ts';
import { ZoneMap, type ZoneCanvasComponent } from '#ui/map/zone-map.tsx';
import { FloatingTools, LocateTool } from './border-tools.tsx';
import { addCorner, chooseCorner, insertCorner, moveCorner, pullCorner, removeCorner } from './drawing.rules.ts';
import type { Drawing } from './drawing.rules.ts';
import type { WorkZone } from './work-zones-query.ts';

const LOCATE_TIMEOUT_MS = 10_000;
const NOT_LOCATED = 'We couldn’t find your location. Allow it in your browser, or move the map yourself.';

interface ZoneEditorMapProps {
  readonly view: MapView;
  /** The zones that are not being edited. */
  readonly zones: readonly WorkZone[];
  /** The border being drawn; null while no zone is open. */
  readonly border: { readonly drawing: Drawing; readonly color: ZoneColor } | null;
  readonly home: Point | null;
  readonly searchNear: (point: Point) => SearchAddresses;
  /** What was searched for. */
  readonly place: FoundPlace | null;
  readonly onPlace: (place: FoundPlace | null) => void;
  readonly canvas: ZoneCanvasComponent | undefined;
  readonly onOpen: (id: string) => void;
  readonly onDraw: (drawing: Drawing) => void;
  readonly onLocated: (found: { readonly note: string; readonly view?: MapView }) => void;
}

/** All zones on a map; one of them is drawn by taps, by dragging its corners, or by keyboard. */
export const ZoneEditorMap = (props: ZoneEditorMapProps) => {
  const { view, zones, border, home, searchNear, place, onPlace, canvas, onOpen, onDraw, onLocated } = props;
  const draw = (next: (drawing: Drawing) => Drawing) => border && onDraw(next(border.drawing));
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onLocated({ note: '', view: viewOf(roundedPoint(coords)) }),
      () => onLocated({ note: NOT_LOCATED }),
      { enableHighAccuracy: true, timeout: LOCATE_TIMEOUT_MS },
    );
  const search = useMemo(() => searchNear(home ?? WHOLE_COUNTRY), [searchNear, home]);
  return (
    <ZoneMap
      view={view}
      zones={zones}
      border={border && { ...border.drawing.now, color: border.color }}
      home={home}
      mark={place && place.view}
      search={<PlaceSearch search={search} place={place} onPlace={onPlace} />}
      canvas={canvas}
      onOpen={onOpen}
      onAdd={(point) => draw((drawing) => addCorner(drawing, point))}
      onCorner={(index) => draw((drawing) => chooseCorner(drawing, index))}
      onMove={(index, to, isDone) => draw((drawing) => (isDone ? moveCorner : pullCorner)(drawing, index, to))}
      onInsert={(after) => draw((drawing) => insertCorner(drawing, after))}
      onRemove={(index) => draw((drawing) => removeCorner(drawing, index))}
      tools={
        <>
          {border && <FloatingTools drawing={border.drawing} onDraw={onDraw} />}
          <LocateTool onLocate={locate} />
        </>
      }
    />
  );
};
