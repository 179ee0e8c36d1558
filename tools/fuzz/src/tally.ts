import type { Caller } from './inputs/callers.ts';

export interface Failure {
  readonly row: string;
  readonly input: number;
  readonly kind: string;
  readonly caller: Caller;
  readonly problems: readonly string[];
  readonly status: number | undefined;
  readonly tookMs: number;
  readonly answer: string;
  readonly curl: string;
}

export interface RowTally {
  readonly name: string;
  inputs: number;
  readonly statuses: Map<number, number>;
  readonly tookMs: number[];
}

/** What a run saw, row by row. */
export const newTally = (rowNames: readonly string[]) => {
  const rows = new Map<string, RowTally>(
    rowNames.map((name) => [name, { name, inputs: 0, statuses: new Map(), tookMs: [] }]),
  );
  const failures: Failure[] = [];
  return {
    /** Answers that were slow while all lanes ran. */
    slowOnce: 0,
    rows,
    failures,
    count: (rowName: string, status: number, tookMs: number): void => {
      const row = rows.get(rowName);
      if (!row) return;
      row.inputs++;
      row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1);
      row.tookMs.push(tookMs);
    },
  };
};

export type Tally = ReturnType<typeof newTally>;
