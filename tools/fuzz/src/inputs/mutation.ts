import type { Draft } from './draft.ts';
import type { Surroundings } from './draw-value.ts';
import type { FuzzRow } from './fuzz-row.ts';

/** One way to make a valid request invalid. */
export interface Mutation {
  readonly kind: string;
  appliesTo(row: FuzzRow): boolean;
  apply(draft: Draft, around: Surroundings, row: FuzzRow): Draft;
}

export const always = () => true;
