import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { LINES, type Place, type Spot } from './grid.ts';
import type { GridSelection } from './use-grid-selection.ts';

export const placeOf = (target: EventTarget): Place | undefined => {
  const [row, column, name] = (target instanceof HTMLElement ? (target.dataset['place'] ?? '') : '').split('.');
  const line = LINES.find((candidate) => candidate === name);
  return line && { row: Number(row), column: Number(column), line };
};

const spotOf = (target: EventTarget): Spot | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
};

/** A press starts a selection; Shift or dragging extends it. */
export const useGridPointer = (selection: GridSelection, onPlace: (place: Place) => void) => ({
  onFocus: ({ target }: FocusEvent<HTMLElement>) => {
    const place = placeOf(target);
    if (!place) return;
    selection.moveTo(place);
    onPlace(place);
  },
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    const spot = spotOf(event.target);
    if (!spot) return;
    if (event.shiftKey) {
      selection.extendTo(spot);
      event.preventDefault();
      return;
    }
    const field =
      event.target instanceof HTMLInputElement
        ? event.target
        : (event.target as Element).querySelector<HTMLInputElement>('input[data-place]');
    if (!field || document.activeElement === field) return;
    // Focused by hand: the browser would place the caret and lose the marked text.
    event.preventDefault();
    field.focus();
  },
  onPointerOver: ({ buttons, pointerType, target }: PointerEvent<HTMLElement>) => {
    const spot = buttons === 1 && pointerType === 'mouse' ? spotOf(target) : undefined;
    if (spot) selection.extendTo(spot);
  },
});
