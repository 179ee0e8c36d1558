import { edgesOf } from '@tailgate/values/border';
import { Marker } from 'react-map-gl/maplibre';
import { roundedPoint } from './point.ts';
import { midpointOf } from './polygon.ts';
import type { DrawnBorder, ZoneCanvasProps } from './zone-canvas.tsx';
import classes from './zone-canvas.module.css';

type CornersProps = Pick<ZoneCanvasProps, 'onCorner' | 'onMove' | 'onInsert'> & { readonly border: DrawnBorder };

/** Handles to drag at each corner, and one on each edge that adds a corner. */
export const Corners = ({ border, onCorner, onMove, onInsert }: CornersProps) => (
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
