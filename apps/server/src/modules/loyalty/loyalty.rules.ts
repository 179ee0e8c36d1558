import { cents } from '@tailgate/values/money';
import type { LoyaltyTerms } from './loyalty.queries.ts';

/** What a groomer who never promised anything is offered to begin with. */
export const FIRST_TERMS: LoyaltyTerms = { isOn: false, visits: 10, rewardCents: cents(2_000) };
