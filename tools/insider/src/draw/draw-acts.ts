import { randomFrom, type Random } from '@tailgate/kit';
import type { Act } from '../acts/act.ts';
import { drawContractAct } from './contract-act.ts';
import { drawFocus, drawMove, focusAfter, openingOf } from './moves.ts';

const [FEWEST, MOST] = [6, 14];
/** Of any calls that the contract allows; the others are those that visits and money are made of. */
const FROM_CONTRACT = 0.25;
const AT_ONCE = 0.06;
const REPEATED = 0.04;
const TIMES_REPEATED = 12;

const hurried = (draw: Random, act: Act): Act => {
  if (act.kind !== 'call' || act.together || act.again) return act;
  if (draw.chance(AT_ONCE)) return { ...act, together: 2 };
  return draw.chance(REPEATED) ? { ...act, again: TIMES_REPEATED } : act;
};

/** Sequence number `index` of a seed: the same acts in every run, whatever was drawn before. */
export const drawActs = (seed: number, index: number): readonly Act[] => {
  const draw = randomFrom(seed, 'insider', index);
  let focus = drawFocus(draw);
  const length = draw.integer(FEWEST, MOST);
  const acts: Act[] = draw.chance(0.8) ? [...openingOf(focus)] : [];
  while (acts.length < length) {
    const here = draw.chance(0.85) ? focus : drawFocus(draw);
    const next = draw.chance(FROM_CONTRACT) ? [drawContractAct(draw, here)] : drawMove(draw, here);
    acts.push(...next.map((act) => hurried(draw, act)));
    if (here === focus) focus = focusAfter(focus, next);
  }
  return acts;
};
