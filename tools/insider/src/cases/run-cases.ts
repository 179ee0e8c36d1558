import { actLine } from '../acts/act.ts';
import { runActs, type Outcome } from '../run/run-acts.ts';
import type { Scene } from '../world/scene.ts';
import type { Case } from './case.ts';
import type { FairStory } from './fair.ts';

export interface CaseVerdict {
  readonly name: string;
  readonly isRight: boolean;
  readonly what: string;
  readonly outcome: Outcome;
}

const NONE = () => false;

const verdictOf = ({ name, breaks, guardedOnMain }: Case, outcome: Outcome): CaseVerdict => {
  const broken = new Set(outcome.violations.map(({ rule }) => rule));
  if (outcome.faults.length > 0) return { name, isRight: false, what: `server error: ${outcome.faults[0]}`, outcome };
  if (guardedOnMain) {
    const what = outcome.violations.map((violation) => `${violation.rule}: ${violation.what}`).join('; ');
    return { name, isRight: broken.size === 0, what: broken.size === 0 ? 'breaks nothing' : `breaks ${what}`, outcome };
  }
  const unseen = breaks.filter((rule) => !broken.has(rule));
  const what = unseen.length === 0 ? `still open, breaks ${[...broken].join(', ')}` : `not seen: ${unseen.join(', ')}`;
  return { name, isRight: unseen.length === 0, what, outcome };
};

const REFUSAL = /^[45]/;

/** Plays a story of honest people, who are refused nothing and harmed by nobody. */
export const runFairStory = async (
  openScene: () => Promise<Scene>,
  { name, acts }: FairStory,
): Promise<CaseVerdict> => {
  const outcome = await runActs(openScene, acts, NONE);
  const refused = outcome.steps.flatMap(({ act, said }) =>
    act.kind === 'call' && (said.length === 0 || said.some((one) => REFUSAL.test(one))) ? [actLine(act)] : [],
  );
  const broken = outcome.violations.map(({ rule, what }) => `${rule}: ${what}`);
  const isRight = refused.length === 0 && broken.length === 0;
  const what = isRight ? 'allowed' : [...refused.map((line) => `refused: ${line}`), ...broken].join('; ');
  return { name, isRight, what, outcome };
};

/** Plays a case to its end, whatever it breaks on the way. */
export const runCase = async (openScene: () => Promise<Scene>, one: Case): Promise<CaseVerdict> =>
  verdictOf(one, await runActs(openScene, one.acts, NONE));
