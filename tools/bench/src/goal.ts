import type { Spread } from './rounds.ts';

export type Goal = { readonly atMost: number } | { readonly atLeast: number } | { readonly above: number };

/** A figure of this run, its goal, and the repetitions that it was made of. */
export interface Judged {
  readonly name: string;
  readonly value: number;
  readonly goal: Goal;
  readonly spreads: readonly Spread[];
}

export const describeGoal = (goal: Goal): string => {
  if ('atMost' in goal) return `≤ ${goal.atMost}`;
  return 'above' in goal ? `> ${goal.above}` : `≥ ${goal.atLeast}`;
};
