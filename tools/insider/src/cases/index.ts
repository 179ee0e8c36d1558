import type { RuleName } from '../watch/rules.ts';
import type { Case } from './case.ts';
import { CHARGE_CASES } from './charges.ts';
import { OTHER_CASES } from './others.ts';

/** Every known attack. A sequence that was ever found to break a rule belongs here, for good. */
export const CASES: readonly Case[] = [...CHARGE_CASES, ...OTHER_CASES];

/** Rules that a case breaks on this tree: what random sequences find of them says nothing new. */
export const knownRules = (cases: readonly Case[]): ReadonlySet<RuleName> =>
  new Set(cases.filter(({ guardedOnMain }) => !guardedOnMain).flatMap(({ breaks }) => breaks));
