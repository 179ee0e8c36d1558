import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { customerRow, petSummary } from '../customers/customer.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, instant, localDate, pageOf, pageQueryOf, requiredText } from '../schemas.ts';
import {
  DUE_AFTER_MONTHS,
  MAX_DUE_AFTER_MONTHS,
  MAX_INVITATION_LENGTH,
  MAX_INVITED_AT_ONCE,
  POTENTIAL_CUSTOMERS_PAGE,
} from './appointments.facts.ts';

const PATH = '/v2/service-schedule/service-provider/potential-customers';

const potentialCustomer = customerRow.omit({ petNames: true, petSummaries: true }).extend({
  pets: z.array(petSummary),
  /** Start of the last appointment with this groomer; null before the first. */
  lastSeen: instant.nullable(),
  /** Days between appointments on average; null before the second. */
  usualCycleDays: z.number().int().nullable(),
  /** In a straight line from the nearest stop of the day or from the base; null where neither is known. */
  distanceMiles: z.number().nullable(),
  /** By the last invitation of this groomer. */
  invitedAt: instant.nullable(),
  /** The first start that fits that day; null unless the schedule was checked. */
  freeStart: instant.nullable(),
});

export const potentialCustomerRows = {
  listPotentialCustomers: endpoint({
    method: 'GET',
    path: PATH,
    summary:
      'Own customers near the stops of a day who were not seen for some months and have nothing booked, the nearest first. With `exact_check_schedule` only those of the page whose usual appointment still fits that day.',
    access: signedInAs(['groomer']),
    shows: ['appointments'],
    limit: ['potentialCustomersPerAccount'],
    query: z.object({
      ...pageQueryOf(POTENTIAL_CUSTOMERS_PAGE),
      months: z.coerce.number().int().min(1).max(MAX_DUE_AFTER_MONTHS).default(DUE_AFTER_MONTHS),
      /** Today by default. */
      date: localDate.optional(),
      exact_check_schedule: z
        .enum(['true', 'false', '1', '0'])
        .default('false')
        .transform((given) => given === 'true' || given === '1'),
    }),
    answer: pageOf(potentialCustomer).extend({ date: z.iso.date(), timeZone: z.string() }),
  }),
  invitePotentialCustomers: endpoint({
    method: 'POST',
    path: PATH,
    summary:
      'Invites own customers to book a day: that of an appointment (`id`), or `date`. Customers who were invited within a week or have an appointment ahead are skipped.',
    access: signedInAs(['groomer'], { whileImpersonating: 'barred' }),
    activity: 'Invited customers to book',
    changes: ['appointments'],
    limit: [{ name: 'invitationsPerAccount', cost: 'body.customers' }],
    body: z.object({
      id: ref('appointment.read').optional(),
      date: localDate.optional(),
      customers: z.array(ref('customer.book')).min(1).max(MAX_INVITED_AT_ONCE),
      text: requiredText(MAX_INVITATION_LENGTH),
    }),
    answer: z.object({ invited: z.array(id), skipped: z.array(id) }),
    errors: ['not_found'],
  }),
};
