import { centsOf, showMoney, type Cents } from '@tailgate/values/money';

export const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const ORDINALS = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (number: number): string => `${number}${ENDINGS[ORDINALS.select(number)] ?? 'th'}`;

/** What the terms mean. */
export const exampleOf = (visits: number, rewardCents: Cents): string =>
  `A customer completes ${visits} visits with you. At the checkout of the ${ordinal(visits + 1)} you can take ${showMoney(rewardCents)} off, and counting starts again.`;

/** '5 visits, then $20.00 off', or that it is off. */
export const termsInWords = ({ isOn, visits, reward }: { isOn: boolean; visits: number; reward: number }): string =>
  isOn ? `${countOf(visits, 'visit')}, then ${showMoney(centsOf(reward))} off` : 'Switched off';
