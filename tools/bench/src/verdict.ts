import { describeGoal, type Judged } from './goal.ts';
import type { Spread } from './rounds.ts';

/** Repetitions whose quartiles are further apart than this part of their median shared the machine with something else. */
const QUIET_AT_MOST = 0.15;

const apart = ({ lowerQuartile, upperQuartile, median }: Spread): number => (upperQuartile - lowerQuartile) / median;
const furthestApart = ({ spreads }: Judged): number => Math.max(...spreads.map(apart));

const isMet = ({ value, goal }: Judged): boolean =>
  'atMost' in goal ? value <= goal.atMost : 'above' in goal ? value > goal.above : value >= goal.atLeast;

/** A missed goal says something about the tree only if the machine was quiet. A met one was met in spite of the rest. */
export const verdictOn = (judged: Judged): 'met' | 'missed' | 'inconclusive' => {
  if (isMet(judged)) return 'met';
  return furthestApart(judged) <= QUIET_AT_MOST ? 'missed' : 'inconclusive';
};

const figureOf = ({ name, value, goal }: Judged) => `${name} is ${value.toFixed(2)} (${describeGoal(goal)})`;

/** The last lines of a bench, and whether it is red. CI repeats lines that begin with `inconclusive:` at its end. */
export const conclusionOf = (bench: string, all: readonly Judged[]): { lines: string[]; isFine: boolean } => {
  const missed = all.filter((judged) => verdictOn(judged) === 'missed');
  const unsure = all.filter((judged) => verdictOn(judged) === 'inconclusive');
  return {
    isFine: missed.length === 0,
    lines: [
      ...missed.map((judged) => `${bench}: missed, ${figureOf(judged)}`),
      ...unsure.map(
        (judged) =>
          `inconclusive: ${figureOf(judged)}, but the machine was busy: rounds are ${(furthestApart(judged) * 100).toFixed(0)} % apart`,
      ),
      ...(missed.length + unsure.length === 0 ? [`${bench}: goals met`] : []),
    ],
  };
};
