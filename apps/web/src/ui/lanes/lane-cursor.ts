import type { LocalDate } from '@tailgate/values';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Lane, LaneCells, LaneDay } from './lane-types.ts';

interface Cursor {
  readonly row: number;
  readonly column: number;
  /** Where Shift began. */
  readonly anchor: number;
}

interface Over {
  readonly lanes: readonly Lane[];
  readonly days: readonly LaneDay[];
  readonly rowHeight: number;
  readonly onAct?: ((cells: LaneCells) => void) | undefined;
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
  PageUp: [-8, 0],
  PageDown: [8, 0],
};

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** The one cell that Tab reaches: arrows move it, Shift chooses days of its row, Enter acts on them, Escape lets go. */
export const useLaneCursor = (frame: RefObject<HTMLElement | null>, { lanes, days, rowHeight, onAct }: Over) => {
  const [kept, setCursor] = useState<Cursor>({ row: 0, column: 0, anchor: 0 });
  const mustFocus = useRef(false);
  const cursor: Cursor = {
    row: within(kept.row, lanes.length),
    column: within(kept.column, days.length),
    anchor: within(kept.anchor, days.length),
  };
  useEffect(() => {
    const node = frame.current;
    if (!mustFocus.current || node === null) return;
    const cell = node.querySelector<HTMLElement>(`[data-row="${cursor.row}"][data-column="${cursor.column}"]`);
    if (cell === null) {
      // Its row is not drawn yet: it is once it is scrolled to.
      node.scrollTo({ top: cursor.row * rowHeight });
      return;
    }
    mustFocus.current = false;
    cell.focus({ preventScroll: false });
  });
  const cellsOf = ({ row, column, anchor }: Cursor): LaneCells | null => {
    const lane = lanes[row];
    const [from, to] = [days[Math.min(column, anchor)]?.date, days[Math.max(column, anchor)]?.date];
    return lane && from !== undefined && to !== undefined ? { laneId: lane.id, from, to } : null;
  };
  const move = (by: readonly [number, number], extend: boolean) => {
    const row = extend ? cursor.row : within(cursor.row + by[0], lanes.length);
    const column = within(cursor.column + by[1], days.length);
    mustFocus.current = true;
    setCursor({ row, column, anchor: extend ? cursor.anchor : column });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'gridcell') return;
    const by = MOVES[event.key];
    if (by) move(by, event.shiftKey && by[0] === 0);
    else if (event.key === 'Escape' && cursor.anchor !== cursor.column) setCursor({ ...cursor, anchor: cursor.column });
    else if ((event.key === 'Enter' || event.key === ' ') && onAct) {
      const cells = cellsOf(cursor);
      if (cells) onAct(cells);
    } else return;
    event.preventDefault();
  };
  const goTo = (laneId: string, date: LocalDate, extend: boolean): LaneCells | null => {
    const row = lanes.findIndex(({ id }) => id === laneId);
    const column = days.findIndex((day) => day.date === date);
    if (row < 0 || column < 0) return null;
    const next = { row, column, anchor: extend && row === cursor.row ? cursor.anchor : column };
    setCursor(next);
    return cellsOf(next);
  };
  return { cursor, onKeyDown, goTo };
};
