import type { Goal, Judged } from './goal.ts';
import { type Round, type Spread, spreadOf } from './rounds.ts';

/** One line of the table: a ratio inside this run, with its spread, and what it should be (if anything). */
export interface Comparison {
  readonly name: string;
  /** How the ratio is made. */
  readonly ratio: string;
  readonly unit: string;
  readonly bare: Spread;
  readonly ours: Spread;
  readonly ratios: Spread;
  readonly goal?: Goal;
}

export const compare = <Bare, Ours>(
  rounds: readonly Round<Bare, Ours>[],
  of: { readonly bare: (sample: Bare) => number; readonly ours: (sample: Ours) => number },
  as: { name: string; unit: string; ratio: 'bare : ours' | 'ours : bare'; goal?: Goal },
): Comparison => {
  const pairs = rounds.map((round) => ({ bare: of.bare(round.bare), ours: of.ours(round.ours) }));
  return {
    ...as,
    bare: spreadOf(pairs.map(({ bare }) => bare)),
    ours: spreadOf(pairs.map(({ ours }) => ours)),
    ratios: spreadOf(pairs.map(({ bare, ours }) => (as.ratio === 'bare : ours' ? bare / ours : ours / bare))),
  };
};

/** What is judged of a comparison: nothing where it has no goal. */
export const judgedOf = ({ name, ratios, bare, ours, goal }: Comparison): Judged[] =>
  goal ? [{ name, value: ratios.median, goal, spreads: [bare, ours, ratios] }] : [];
