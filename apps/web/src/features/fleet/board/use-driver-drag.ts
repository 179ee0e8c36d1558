import type { LocalDate } from '@tailgate/values';
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { Person } from './board-plan.ts';

/** Less is a press. */
const BEGINS_AFTER_PX = 6;

export interface OverDays {
  readonly vehicleId: string;
  /** The first cell of the row that the pointer came to. */
  readonly anchor: LocalDate;
  readonly date: LocalDate;
}

export interface DriverDrag {
  readonly driver: Person;
  readonly x: number;
  readonly y: number;
  readonly over: OverDays | null;
  readonly temporary: boolean;
}

const cellUnder = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lane][data-date]')?.dataset;

const overAt = (event: PointerEvent, before: OverDays | null): OverDays | null => {
  const { lane, date } = cellUnder(event.clientX, event.clientY) ?? {};
  if (lane === undefined || date === undefined) return null;
  const day = date as LocalDate;
  return { vehicleId: lane, anchor: before?.vehicleId === lane ? before.anchor : day, date: day };
};

/** A groomer is carried over the board: along a row the days are chosen, Shift gives them for these days only. */
export const useDriverDrag = (onDrop: (drag: DriverDrag) => void) => {
  const [drag, setDrag] = useState<DriverDrag | null>(null);
  const [held, setHeld] = useState<{ readonly driver: Person; readonly x: number; readonly y: number } | null>(null);
  const latest = useRef<DriverDrag | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    if (held === null) return undefined;
    const show = (next: DriverDrag | null) => {
      latest.current = next;
      setDrag(next);
    };
    const end = () => {
      show(null);
      setHeld(null);
    };
    const onMove = (event: PointerEvent) => {
      const { clientX: x, clientY: y } = event;
      const before = latest.current;
      if (before === null && Math.hypot(x - held.x, y - held.y) < BEGINS_AFTER_PX) return;
      show({ driver: held.driver, x, y, over: overAt(event, before?.over ?? null), temporary: event.shiftKey });
    };
    const onUp = () => {
      const last = latest.current;
      end();
      if (last?.over) drop.current(last);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', end);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', onKey);
    };
  }, [held]);
  const begin = (driver: Person) => (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    latest.current = null;
    setHeld({ driver, x: event.clientX, y: event.clientY });
  };
  return { drag, begin };
};
