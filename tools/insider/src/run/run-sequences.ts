import type { Act } from '../acts/act.ts';
import type { RuleName } from '../watch/rules.ts';
import type { Lane } from '../world/lanes.ts';
import { runActs, type Outcome } from './run-acts.ts';
import { shrink } from './shrink.ts';

/** A sequence that broke a rule, as short as it could be made. */
export interface Found {
  readonly index: number;
  readonly outcome: Outcome;
}

export interface Tally {
  sequences: number;
  calls: number;
  succeeded: number;
  /** How many sequences broke a rule of which a case is open. */
  readonly known: Map<RuleName, number>;
  readonly found: Found[];
}

export interface SequenceOrder {
  readonly lanes: readonly Lane[];
  readonly indexes: readonly number[];
  readonly actsOf: (index: number) => readonly Act[];
  readonly isKnown: (rule: RuleName) => boolean;
  /** Whether to begin another one. */
  readonly goesOn: () => boolean;
}

/** One is enough to repair something, and each is made short by many runs. */
const MOST_FOUND = 5;

const isFailure = ({ violations, faults }: Outcome, isKnown: SequenceOrder['isKnown']): boolean =>
  faults.length > 0 || violations.some(({ rule }) => !isKnown(rule));

/** The same fault, or the same rule: a shorter sequence must not be about something else. */
const signatureOf = ({ violations, faults }: Outcome, isKnown: SequenceOrder['isKnown']): string =>
  violations.find(({ rule }) => !isKnown(rule))?.rule ?? (faults.length > 0 ? 'fault' : '');

const shortened = async (lane: Lane, failed: Outcome, isKnown: SequenceOrder['isKnown']): Promise<Outcome> => {
  const signature = signatureOf(failed, isKnown);
  let last = failed;
  const counts = (rule: RuleName) => !isKnown(rule);
  await shrink(
    failed.steps.map(({ act }) => act),
    async (acts) => {
      const outcome = await runActs(lane.openScene, acts, counts);
      const isSame = signatureOf(outcome, isKnown) === signature;
      if (isSame) last = outcome;
      return isSame;
    },
  );
  return last;
};

/** Runs sequences on all lanes; every one in a fresh scene. */
export const runSequences = async (order: SequenceOrder): Promise<Tally> => {
  const { lanes, indexes, actsOf, isKnown, goesOn } = order;
  const tally: Tally = { sequences: 0, calls: 0, succeeded: 0, known: new Map(), found: [] };
  const waiting = [...indexes];
  const counts = (rule: RuleName) => !isKnown(rule);
  const run = async (lane: Lane) => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      if (!goesOn() || tally.found.length >= MOST_FOUND) return;
      const outcome = await runActs(lane.openScene, actsOf(index), counts);
      tally.sequences += 1;
      tally.calls += outcome.calls;
      tally.succeeded += outcome.succeeded;
      for (const rule of new Set(outcome.violations.map((violation) => violation.rule)))
        if (isKnown(rule)) tally.known.set(rule, (tally.known.get(rule) ?? 0) + 1);
      if (isFailure(outcome, isKnown)) tally.found.push({ index, outcome: await shortened(lane, outcome, isKnown) });
    }
  };
  await Promise.all(lanes.map(run));
  return tally;
};
