import type { PriceTable } from './price-table.ts';

export interface History {
  readonly before: readonly PriceTable[];
  readonly after: readonly PriceTable[];
  /** The field that was typed into last: its characters are one step. */
  readonly typedIn: string | null;
}

const MOST_STEPS = 50;

export const NO_HISTORY: History = { before: [], after: [], typedIn: null };

/** Before the table changes from `now`. */
export const remember = (history: History, now: PriceTable, typedIn: string | null = null): History => ({
  before:
    typedIn !== null && typedIn === history.typedIn ? history.before : [...history.before, now].slice(-MOST_STEPS),
  after: [],
  typedIn,
});

interface Step {
  readonly table: PriceTable;
  readonly history: History;
}

export const undo = ({ before, after }: History, now: PriceTable): Step | undefined => {
  const table = before.at(-1);
  return table && { table, history: { before: before.slice(0, -1), after: [now, ...after], typedIn: null } };
};

export const redo = ({ before, after }: History, now: PriceTable): Step | undefined => {
  const [table, ...rest] = after;
  return table && { table, history: { before: [...before, now], after: rest, typedIn: null } };
};
