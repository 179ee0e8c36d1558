import type { Ability, DeclaredReference, EndpointRow } from '@tailgate/contract';
import type { Cell } from '../cells/cell.ts';
import { nameOf, type Harness } from '../harness.ts';

export const KINDS = ['policy', 'reference', 'wall', 'roles', 'session', 'limit', 'filter'] as const;

/** How a rule or a reference can be reached, to look for what else holds it. */
export interface Reach {
  readonly rows: readonly EndpointRow[];
  /** The references of these endpoints that it decides about. */
  readonly isReached: (reference: DeclaredReference) => boolean;
  readonly ability: Ability;
  /** Whether the row-level security of the table is opened as well. */
  readonly opensWall: boolean;
}

/** A guard removed from the running server or its database, and the check that must detect it. */
export interface GeneratedMutant {
  readonly kind: (typeof KINDS)[number];
  readonly name: string;
  /** For a rule or a reference: what may hold it as well. */
  readonly reach?: Reach;
  /** Removes the guard; the returned function restores it. */
  open(harness: Harness): Promise<() => Promise<void>>;
  /** The first problem reported by the harness; undefined if the mutant survives. */
  problem(harness: Harness): Promise<string | undefined>;
}

export type Cells = (harness: Harness, row: EndpointRow) => Promise<Cell[]>;

export const firstProblem = async (harness: Harness, rows: readonly EndpointRow[], kinds: readonly Cells[]) => {
  for (const row of rows)
    for (const cells of kinds)
      for (const { who, problem } of await cells(harness, row))
        if (problem !== undefined) return `${nameOf(row)}, ${who}: ${problem}`;
  return undefined;
};

/** Changes properties of an object; what it answers changes them back. */
export const replaced = <T extends object>(target: T, changes: Partial<T>) => {
  const before = Object.fromEntries(Object.keys(changes).map((key) => [key, target[key as keyof T]]));
  Object.assign(target, changes);
  return () => {
    Object.assign(target, before);
    return Promise.resolve();
  };
};

export const runAsOwner = (harness: Harness, text: string) =>
  harness.api.database.asOwner((owner) => owner.query(text));
