import type { KeyboardEvent } from 'react';
import type { Cell } from './price-edits.ts';
import { SIZES } from './sizes.ts';

const ROWS = ['price', 'minutes'] as const;
const ALONG = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 0, ArrowDown: 0 } as const;
const ACROSS = { ArrowLeft: 0, ArrowRight: 0, ArrowUp: -1, ArrowDown: 1 } as const;

/** The field an arrow leads to; none beyond the edge. */
export const neighbour = ({ row, size }: Cell, key: string): Cell | undefined => {
  if (!Object.hasOwn(ALONG, key)) return undefined;
  const arrow = key as keyof typeof ALONG;
  const nextSize = SIZES[SIZES.indexOf(size) + ALONG[arrow]];
  const nextRow = ROWS[ROWS.indexOf(row) + ACROSS[arrow]];
  return nextSize && nextRow ? { row: nextRow, size: nextSize } : undefined;
};

/** An arrow first goes through what is typed; at its end it goes on to the next field. */
export const leavesField = (key: string, { selectionStart, selectionEnd, value }: HTMLInputElement): boolean => {
  const isAllMarked = selectionStart === 0 && selectionEnd === value.length;
  if (key === 'ArrowLeft') return isAllMarked || selectionEnd === 0;
  if (key === 'ArrowRight') return isAllMarked || selectionStart === value.length;
  return true;
};

export const nameOfCell = ({ row, size }: Cell): string => `${size}.${row}`;

const cellNamed = (name: string): Cell | undefined => {
  const size = SIZES.find((candidate) => name.startsWith(`${candidate}.`));
  const row = ROWS.find((candidate) => name.endsWith(`.${candidate}`));
  return size && row && { size, row };
};

/** The field of the table in which something happened. */
export const cellOf = (target: EventTarget): Cell | undefined =>
  target instanceof HTMLInputElement ? cellNamed(target.name) : undefined;

export const moveByArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget, key } = event;
  const from = cellOf(target);
  const to = from && neighbour(from, key);
  if (!to || !leavesField(key, target as HTMLInputElement)) return;
  const field = currentTarget.querySelector<HTMLInputElement>(`input[name="${nameOfCell(to)}"]`);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
};
