import {
  MAX_LOYALTY_REWARD_CENTS,
  MAX_LOYALTY_VISITS,
  MIN_LOYALTY_REWARD_CENTS,
  MIN_LOYALTY_VISITS,
} from '@tailgate/contract/facts';
import { centsOf, dollarsOf, showMoney, type Cents } from '@tailgate/values/money';
import { useWriteForm, type WriteForm } from '#shell/forms/use-write-form.ts';
import { loyaltyQuery, type Loyalty } from './loyalty-query.ts';

export interface LoyaltyValues {
  readonly isOn: boolean;
  readonly visits: number | null;
  readonly reward: Cents | null;
}

const valuesOf = ({ isOn, visits, reward }: Loyalty): LoyaltyValues => ({ isOn, visits, reward: centsOf(reward) });

const isWithin = (value: number | null, least: number, most: number): value is number =>
  value !== null && value >= least && value <= most;

export const visitsProblem = (visits: number | null): string | null =>
  isWithin(visits, MIN_LOYALTY_VISITS, MAX_LOYALTY_VISITS)
    ? null
    : `Enter a number from ${MIN_LOYALTY_VISITS} to ${MAX_LOYALTY_VISITS}`;

export const rewardProblem = (reward: Cents | null): string | null =>
  isWithin(reward, MIN_LOYALTY_REWARD_CENTS, MAX_LOYALTY_REWARD_CENTS)
    ? null
    : `Enter an amount from ${showMoney(MIN_LOYALTY_REWARD_CENTS)} to ${showMoney(MAX_LOYALTY_REWARD_CENTS)}`;

export const useLoyaltyForm = (saved: Loyalty): WriteForm<LoyaltyValues> =>
  useWriteForm('PUT /v2/service-marketing/loyalty', {
    saved: valuesOf(saved),
    validate: { visits: visitsProblem, reward: rewardProblem },
    input: ({ isOn, visits, reward }) => ({
      body: { isOn, visits: visits ?? 0, reward: reward === null ? 0 : dollarsOf(reward) },
    }),
    keep: (queryClient, answer) => queryClient.setQueryData(loyaltyQuery.queryKey, answer),
    onSaved: valuesOf,
    success: 'Loyalty program saved',
  });
