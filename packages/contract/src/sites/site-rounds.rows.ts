import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { DUTY_FOR } from '../duties.ts';
import { endpoint } from '../endpoint.ts';
import { instant } from '../schemas.ts';
import { MONEY_ROUNDS } from './site-rounds.facts.ts';

export const siteRoundsRows = {
  listOverdueRounds: endpoint({
    method: 'GET',
    path: '/v2/staff/overdue-rounds',
    summary: 'The scheduled work on money that should have run more than an hour ago and has not. Usually none.',
    access: signedInAs(['staff'], { duty: DUTY_FOR.rounds }),
    shows: [],
    answer: z.object({
      items: z.array(
        z.object({
          name: z.enum(MONEY_ROUNDS),
          dueAt: instant,
          /** When it ran last; null when it never did. */
          lastRunAt: instant.nullable(),
        }),
      ),
    }),
    addition: 'Staff see when money is late.',
  }),
};
