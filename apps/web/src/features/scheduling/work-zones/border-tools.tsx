import { Eraser, LocateFixed, MapPinX, Redo2, Spline, SquareDashedMousePointer, Undo2 } from 'lucide-react';
import { crossingOf } from '@tailgate/values/border';
import { Button } from '#ui/actions/button.tsx';
import { MapTool } from '#ui/map/zone-map.tsx';
import { squareMilesOf } from './border.rules.ts';
import { clearBorder, closeBorder, redo, removeCorner, undo, type Drawing } from './drawing.rules.ts';
import classes from './service-area.module.css';
import { squareMilesInWords } from './zone-words.ts';

interface BorderToolsProps {
  readonly drawing: Drawing;
  readonly onDraw: (drawing: Drawing) => void;
}

export const LocateTool = ({ onLocate }: { onLocate: () => void }) =>
  'geolocation' in navigator && (
    <MapTool label="Locate me" icon={<LocateFixed size={22} aria-hidden />} onPress={onLocate} />
  );

/** Over the map: back and forth. */
export const FloatingTools = ({ drawing, onDraw }: BorderToolsProps) => (
  <>
    <MapTool
      label="Undo"
      icon={<Undo2 size={22} aria-hidden />}
      disabled={drawing.past.length === 0}
      onPress={() => onDraw(undo(drawing))}
    />
    <MapTool
      label="Redo"
      icon={<Redo2 size={22} aria-hidden />}
      disabled={drawing.future.length === 0}
      onPress={() => onDraw(redo(drawing))}
    />
  </>
);

const borderInWords = ({ now: { points, isClosed, selected } }: Drawing): string => {
  if (points.length === 0) return 'Tap the map to set the first corner.';
  const corners = points.length === 1 ? '1 corner' : `${points.length} corners`;
  const chosen = selected === null ? '' : ` · corner ${selected + 1} chosen`;
  if (points.length < 3) return `${corners}${chosen}. Tap the next one.`;
  // What crosses itself encloses nothing that could be measured.
  const size = crossingOf(points, isClosed) ? '' : `${squareMilesInWords(squareMilesOf(points))} · `;
  return `${size}${corners}${isClosed ? '' : ', not closed'}${chosen}`;
};

interface BorderBarProps extends BorderToolsProps {
  /** Whether ZIP codes are being typed. */
  readonly isZip: boolean;
  readonly onZip: () => void;
}

/** Under the map: how large it is by now, and what can be done to it. */
export const BorderBar = ({ drawing, onDraw, isZip, onZip }: BorderBarProps) => {
  const { points, isClosed, selected } = drawing.now;
  return (
    <div className={classes['bar']}>
      <p className={classes['size']} role="status">
        {borderInWords(drawing)}
      </p>
      <div className={classes['buttons']}>
        {!isClosed && points.length > 2 && (
          <Button
            compact
            look="tint"
            icon={<Spline size={18} aria-hidden />}
            onClick={() => onDraw(closeBorder(drawing))}
          >
            Close the border
          </Button>
        )}
        {selected !== null && (
          <Button
            compact
            icon={<MapPinX size={18} aria-hidden />}
            onClick={() => onDraw(removeCorner(drawing, selected))}
          >
            Remove corner
          </Button>
        )}
        {points.length > 0 && (
          <Button compact icon={<Eraser size={18} aria-hidden />} onClick={() => onDraw(clearBorder(drawing))}>
            Clear
          </Button>
        )}
        <Button compact icon={<SquareDashedMousePointer size={18} aria-hidden />} aria-expanded={isZip} onClick={onZip}>
          Use ZIP codes
        </Button>
      </div>
    </div>
  );
};
