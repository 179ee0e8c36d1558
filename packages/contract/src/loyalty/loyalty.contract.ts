import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { dollars, inCents, instant } from '../schemas.ts';
import {
  MAX_LOYALTY_REWARD_CENTS,
  MAX_LOYALTY_VISITS,
  MIN_LOYALTY_REWARD_CENTS,
  MIN_LOYALTY_VISITS,
} from './loyalty.facts.ts';

const LOYALTY = '/v2/service-marketing/loyalty';
const why = 'The specification counts visits as loyalty points, and shows nothing that they are good for.';

const visits = z.number().int().min(MIN_LOYALTY_VISITS).max(MAX_LOYALTY_VISITS);
const terms = {
  isOn: z.boolean(),
  /** After how many visits a customer gets a reward. */
  visits: z.number().int(),
  /** How much that is, in dollars. */
  reward: z.number(),
};

const program = z.object({
  ...terms,
  /** The latest changes, the newest first; none before it was ever saved. */
  changes: z.array(z.object({ ...terms, changedAt: instant })),
  customers: z.object({
    /** With one or two visits to go. */
    near: z.number().int(),
    /** With rewards that they have not used up. */
    withCredit: z.number().int(),
    /** What those are worth together. */
    credit: z.number(),
  }),
});

export const loyaltyContract = {
  getLoyalty: endpoint({
    method: 'GET',
    path: LOYALTY,
    summary: 'What the groomer promises to customers who come again, and how many are near a reward.',
    access: signedInAs(['groomer']),
    shows: ['loyalty'],
    answer: program,
    addition: why,
  }),
  saveLoyalty: endpoint({
    method: 'PUT',
    path: LOYALTY,
    summary:
      'Changes the promise, or switches it on or off. It counts from the next completed visit on; rewards that customers have already stay as they are.',
    // It is the groomer's money that is promised.
    access: signedInAs(['groomer'], { whileImpersonating: 'barred' }),
    activity: 'Changed the loyalty program',
    changes: ['loyalty'],
    body: inCents(
      z.object({ isOn: z.boolean(), visits, reward: dollars(MAX_LOYALTY_REWARD_CENTS, MIN_LOYALTY_REWARD_CENTS) }),
      'reward',
    ),
    answer: program,
    errors: [],
    grows: 'loyaltyTerms',
    addition: why,
  }),
  getCustomerLoyalty: endpoint({
    method: 'GET',
    path: `${LOYALTY}/customers/:id`,
    summary: 'Where a customer stands with the groomer: visits since the last reward, and what is left of rewards.',
    access: signedInAs(['groomer']),
    shows: ['loyalty'],
    params: z.object({ id: ref('customer.read') }),
    answer: z.object({
      isOn: z.boolean(),
      visits: z.number().int(),
      /** How many visits a reward takes. */
      of: z.number().int(),
      /** What the next reward is worth. */
      reward: z.number(),
      credit: z.number(),
    }),
    errors: ['not_found'],
    addition: why,
  }),
};
