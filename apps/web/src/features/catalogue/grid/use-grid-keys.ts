import { PET_SIZES } from '@tailgate/contract/facts';
import type { KeyboardEvent, RefObject } from 'react';
import { clearCells } from './grid-edits.ts';
import { neighbor, nextInOrder, type GridRow, type Place, type Spot } from './grid.ts';
import { nameOfPlace } from './price-cell-input.tsx';
import type { GridSelection } from './use-grid-selection.ts';
import type { PriceEditing } from '../use-price-form.ts';

/** An arrow first goes through what is typed; at its end it goes on to the next field. */
export const leavesField = (key: string, { selectionStart, selectionEnd, value }: HTMLInputElement): boolean => {
  const isAllMarked = selectionStart === 0 && selectionEnd === value.length;
  if (key === 'ArrowLeft') return isAllMarked || selectionEnd === 0;
  if (key === 'ArrowRight') return isAllMarked || selectionStart === value.length;
  return true;
};

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const inBounds = ({ row, column }: Spot, rows: number): Spot => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  column: Math.max(0, Math.min(PET_SIZES.length - 1, column)),
});

interface Grid {
  readonly node: RefObject<HTMLElement | null>;
  readonly rows: readonly GridRow[];
  readonly selection: GridSelection;
  readonly editing: PriceEditing;
  readonly onLeave: () => void;
}

/** Tab and Enter go down the filled direction, arrows to the next field, Shift and arrows select, Escape leaves. */
export const useGridKeys = ({ node, rows, selection, editing, onLeave }: Grid) => {
  const focus = (place: Place | undefined): boolean => {
    const field = place && node.current?.querySelector<HTMLInputElement>(`[data-place="${nameOfPlace(place)}"]`);
    field?.focus();
    return Boolean(field);
  };
  const isDone = (event: KeyboardEvent<HTMLElement>, from: Place): boolean => {
    const { key, shiftKey, target } = event;
    const arrow = ARROWS[key];
    if (key === 'Tab' || key === 'Enter') {
      // At either end Tab leaves the table by the browser's own order; Enter must not submit the form.
      return focus(nextInOrder(rows, from, shiftKey ? -1 : 1)) || key === 'Enter';
    }
    if (arrow && shiftKey) {
      const { row, column } = selection.end;
      selection.extendTo(inBounds({ row: row + arrow.row, column: column + arrow.column }, rows.length));
      return true;
    }
    if (arrow) {
      if (!leavesField(key, target as HTMLInputElement)) return false;
      if (key === 'ArrowLeft' && from.column === 0) {
        const button = (target as HTMLElement).closest('tr')?.querySelector<HTMLElement>('th button, td [role=switch]');
        button?.focus();
        return Boolean(button);
      }
      return focus(neighbor(rows, from, key));
    }
    if (key === 'Escape') {
      if (selection.isSeveral) selection.moveTo(from);
      else onLeave();
      return true;
    }
    if ((key === 'Delete' || key === 'Backspace') && selection.isSeveral) {
      editing.edit(clearCells(editing.table, rows, selection.range));
      return true;
    }
    return false;
  };
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, metaKey, ctrlKey, altKey, key } = event;
    if (metaKey || ctrlKey || altKey || !(target instanceof HTMLElement)) return;
    if (target.dataset['place'] !== undefined) {
      if (isDone(event, selection.active)) event.preventDefault();
      return;
    }
    const row = target.closest('tr')?.dataset['row'];
    if (key === 'ArrowRight' && row !== undefined) {
      const place = { row: Number(row), column: 0 };
      if (focus({ ...place, line: 'price' }) || focus({ ...place, line: 'minutes' })) event.preventDefault();
    }
  };
};
