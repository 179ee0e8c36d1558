import type { Mutant } from './mutant.ts';

const BOOKING = 'apps/server/src/modules/booking/booking.test.ts';
const TRADING = 'apps/server/src/modules/booking/trading.test.ts';
const CALENDARS = 'apps/server/src/modules/scheduling/occupancy.test.ts';
const OCCUPANCY = 'apps/server/src/modules/scheduling/occupancy.queries.ts';
const OWN_CALENDAR = 'a change depends on its own calendar, and leaves those of others alone';
const DETAILS = 'apps/server/src/views/appointments.ts';
const POTENTIAL_CUSTOMERS = 'apps/server/src/modules/booking/potential-customers.test.ts';
const DUE_CUSTOMERS = 'apps/server/src/views/due-customers.ts';
const ONE_GROOMER = 'is a matter of one groomer';
const TAKEN_OVER = 'moves the appointment, its time and its customer to the partner who accepts';

/** Whose times, amounts and counts are answered: the authorization harness compares rows and does not see these. */
export const OWNER_MUTANTS: readonly Mutant[] = [
  {
    name: 'own-expense-report',
    suite: 'apps/server/src/modules/expenses/expenses.test.ts',
    test: 'is not found by anybody else',
    source: {
      file: 'apps/server/src/modules/expenses/expenses.queries.ts',
      find: ".where('provider_id', '=', providerId)\n    .where('spent_on', '>='",
      replace: ".where('spent_on', '>='",
    },
  },
  {
    name: 'own-neighbors',
    suite: CALENDARS,
    test: OWN_CALENDAR,
    source: {
      file: OCCUPANCY,
      find: "where resource_id = ${resourceId} and occupied && tstzrange(s.from_at - interval '2 days', s.from_at)",
      replace: "where occupied && tstzrange(s.from_at - interval '2 days', s.from_at)",
    },
  },
  {
    name: 'own-expired-holds',
    suite: CALENDARS,
    test: OWN_CALENDAR,
    source: {
      file: OCCUPANCY,
      find: ".where('resource_id', 'in', resourceIds).where('expires_at', '<=', now)",
      replace: ".where('expires_at', '<=', now)",
    },
  },
  {
    name: 'own-travel-fee',
    suite: BOOKING,
    test: 'has the travel fee of this groomer, not of a cheaper one near by',
    source: {
      file: 'apps/server/src/modules/scheduling/calendars.queries.ts',
      find: 'where provider_id = ${providerId} and st_covers(area',
      replace: 'where st_covers(area',
    },
  },
  {
    name: 'own-visits-of-customer',
    suite: TRADING,
    test: TAKEN_OVER,
    source: {
      file: DETAILS,
      find: "and o.provider_id = ${row.provider_id} and o.status = 'complete'",
      replace: "and o.status = 'complete'",
    },
  },
  {
    name: 'own-notes-of-customer',
    suite: TRADING,
    test: TAKEN_OVER,
    source: {
      file: DETAILS,
      find: ".on('provider_customers.provider_id', '=', row.provider_id)",
      replace: ".on('provider_customers.provider_id', '<>', row.provider_id)",
    },
  },
  {
    name: 'distance-of-partners',
    suite: TRADING,
    test: 'is offered to active groomers near by, the nearest first',
    source: {
      file: 'apps/server/src/views/trade-partners.ts',
      find: 'where me.account_id = ${providerId}',
      replace: 'where (me.account_id = ${providerId}) is not true',
    },
  },
  {
    name: 'own-total-of-appointments',
    suite: BOOKING,
    test: 'does not show the appointments of other groomers',
    source: {
      file: DETAILS,
      find: 'join accounts c on c.id = a.customer_id where ${where}`.execute(',
      replace: 'join accounts c on c.id = a.customer_id`.execute(',
    },
  },
  {
    name: 'own-base',
    suite: 'apps/server/src/modules/booking/driving.test.ts',
    test: 'go from the base through the stops in order and back',
    source: {
      file: 'apps/server/src/modules/providers/providers.queries.ts',
      find: "        sql<number | null>`st_x(location::geometry)`.as('longitude'),\n      ])\n      .where('account_id', '=', accountId)",
      replace:
        "        sql<number | null>`st_x(location::geometry)`.as('longitude'),\n      ])\n      .where('account_id', '<>', accountId)",
    },
  },
  {
    name: 'own-last-services',
    suite: 'apps/server/src/modules/booking/one-slot.test.ts',
    test: 'starts a session with what this groomer did last time',
    source: {
      file: 'apps/server/src/modules/booking/booking.queries.ts',
      find: ".where('provider_id', '=', providerId)\n    .where('customer_id', '=', customerId)\n    .where('status', 'in', OCCUPYING_STATUSES)",
      replace: ".where('customer_id', '=', customerId)\n    .where('status', 'in', OCCUPYING_STATUSES)",
    },
  },
  {
    name: 'own-recovery-codes',
    suite: 'apps/server/src/modules/accounts/second-step/second-step.test.ts',
    test: 'gets in without the device by a recovery code',
    source: {
      file: 'apps/server/src/modules/accounts/second-step/factors.queries.ts',
      find: ".where('account_id', '=', accountId)\n    .where('used_at', 'is', null)\n    .executeTakeFirstOrThrow();",
      replace: ".where('used_at', 'is', null)\n    .executeTakeFirstOrThrow();",
    },
  },
  {
    name: 'repeated-while-running',
    suite: 'apps/server/src/modules/booking/one-slot.test.ts',
    test: 'is answered like the first one',
    source: {
      file: 'apps/server/src/platform/http/answer-row.ts',
      find: 'if (!other) throw error;',
      replace: 'if (!other || error) throw error;',
    },
  },
  {
    name: 'own-next-day',
    suite: 'apps/server/src/modules/booking/day-route.test.ts',
    test: 'has no stops and no drives on a free day, and names the next day with stops',
    source: {
      file: 'apps/server/src/views/day-stops.ts',
      find: 'where a.provider_id = ${providerId} and a.starts_at >= ${from} and a.starts_at < ${to}\n      and a.id >=',
      replace: 'where a.starts_at >= ${from} and a.starts_at < ${to}\n      and a.id >=',
    },
  },
  {
    name: 'own-blocked-customers',
    suite: 'apps/server/src/modules/checkout/blocked-customers.test.ts',
    test: 'stops nobody else from booking them',
    source: {
      file: 'apps/server/src/modules/customers/customers.queries.ts',
      find: ".where(relationBetween(providerId, customerId))\n    .where('blocked_at', 'is not', null)",
      replace: ".where('customer_id', '=', customerId)\n    .where('blocked_at', 'is not', null)",
    },
  },
  {
    name: 'own-visits-of-due-customers',
    suite: POTENTIAL_CUSTOMERS,
    test: ONE_GROOMER,
    source: {
      file: DUE_CUSTOMERS,
      find: 'where a.provider_id = ${providerId} and a.starts_at >=',
      replace: 'where a.starts_at >=',
    },
  },
  {
    name: 'own-appointments-ahead',
    suite: POTENTIAL_CUSTOMERS,
    test: ONE_GROOMER,
    source: {
      file: DUE_CUSTOMERS,
      find: ".where('provider_id', '=', providerId)",
      replace: '',
    },
  },
  {
    name: 'own-invitations',
    suite: POTENTIAL_CUSTOMERS,
    test: ONE_GROOMER,
    source: {
      file: 'apps/server/src/modules/customers/customers.queries.ts',
      find: ".set({ invited_at: now })\n    .where('provider_id', '=', providerId)",
      replace: '.set({ invited_at: now })',
    },
  },
];
