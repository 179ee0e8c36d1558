import type { PriceTable } from './price-table.ts';

export interface History {
  readonly now: PriceTable;
  readonly before: readonly PriceTable[];
  /** The field that was typed into last: its letters are one change. */
  readonly typedIn: string | null;
}

const MOST_STEPS = 50;

export const begin = (table: PriceTable): History => ({ now: table, before: [], typedIn: null });

export const change = (history: History, table: PriceTable, typedIn: string | null = null): History => ({
  now: table,
  before:
    typedIn !== null && typedIn === history.typedIn
      ? history.before
      : [...history.before, history.now].slice(-MOST_STEPS),
  typedIn,
});

export const undo = (history: History): History => {
  const last = history.before.at(-1);
  return last ? { now: last, before: history.before.slice(0, -1), typedIn: null } : history;
};
