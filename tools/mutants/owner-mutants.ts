import type { Mutant } from './mutant.ts';
import { withoutCondition } from './without-condition.ts';

const BOOKING = 'apps/server/src/modules/appointments/appointments.test.ts';
const TRADING = 'apps/server/src/modules/appointments/trading/trading.test.ts';
const CALENDARS = 'apps/server/src/modules/scheduling/calendar/occupancy.test.ts';
const OCCUPANCY = 'apps/server/src/modules/scheduling/calendar/occupancy.queries.ts';
const OWN_CALENDAR = 'a change depends on its own calendar, and leaves those of others alone';
const DETAILS = 'apps/server/src/views/appointments.ts';
const POTENTIAL_CUSTOMERS = 'apps/server/src/modules/appointments/day/potential-customers.test.ts';
const DUE_CUSTOMERS = 'apps/server/src/modules/appointments/day/due-customers.view.ts';
const ONE_GROOMER = 'is a matter of one groomer';
const LOYALTY = 'apps/server/src/modules/loyalty/loyalty.queries.ts';
const LOYALTY_TEST = 'apps/server/src/modules/loyalty/loyalty.test.ts';
const REVIEWS = 'apps/server/src/modules/reviews/reviews.test.ts';
const REVIEW_ROWS = 'apps/server/src/modules/reviews/reviews.view.ts';
const UPSELLS = 'apps/server/src/modules/upsells/upsells.test.ts';
const STORE_OFF = 'is nothing while the store is off';
const TAKEN_OVER = 'moves the appointment, its time and its customer to the partner who accepts';

/** Whose times, amounts and counts are answered: the authorization harness compares rows and does not see these. */
export const OWNER_MUTANTS: readonly Mutant[] = [
  {
    name: 'provider-of-search',
    suite: 'apps/server/src/views/find-provider.test.ts',
    test: 'finds a provider by key',
    source: {
      file: 'apps/server/src/views/provider-search.ts',
      find: 'where account_id = ${question.providerId} and ${takesNewWork',
      replace: 'where ${takesNewWork',
    },
  },
  {
    name: 'own-loyalty-terms',
    suite: LOYALTY_TEST,
    test: 'is nobody else’s',
    source: {
      file: LOYALTY,
      find: ".selectFrom('loyalty_terms')\n    .where('provider_id', '=', providerId)",
      replace: ".selectFrom('loyalty_terms')",
    },
  },
  {
    name: 'own-loyalty-standings',
    suite: LOYALTY_TEST,
    test: 'with one groomer count for nothing with another',
    source: {
      file: LOYALTY,
      find: ".where('provider_id', '=', providerId)\n    .select([\n      sql<number>",
      replace: '.select([\n      sql<number>',
    },
  },
  {
    name: 'own-store-switch',
    suite: UPSELLS,
    test: STORE_OFF,
    source: {
      file: 'apps/server/src/modules/upsells/upsell-store.queries.ts',
      find: ".select('is_on')\n    .where('provider_id', '=', providerId)",
      replace: ".select('is_on')",
    },
  },
  {
    name: 'own-store-of-products',
    suite: UPSELLS,
    test: STORE_OFF,
    source: {
      file: 'apps/server/src/modules/upsells/upsells.queries.ts',
      find: ".whereRef('upsell_stores.provider_id', '=', 'upsells.provider_id')",
      replace: '',
    },
  },
  {
    name: 'own-review-counts',
    suite: REVIEWS,
    test: 'is what the groomer’s own list filters by',
    source: {
      file: REVIEW_ROWS,
      find: '.where(ofProvider(providerId))\n    .where(withStars(stars))\n    .select((review)',
      replace: '.where(withStars(stars))\n    .select((review)',
    },
  },
  {
    name: 'own-review-totals',
    suite: REVIEWS,
    test: 'has nothing of other groomers and other sites',
    source: {
      file: REVIEW_ROWS,
      find: ".selectFrom('providers')\n    .where('account_id', '=', providerId)",
      replace: ".selectFrom('providers')",
    },
  },
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
    sql: withoutCondition('app.lock_calendars', 'resource_id = any (calendars) and '),
  },
  {
    name: 'own-travel-fee',
    suite: BOOKING,
    test: 'has the travel fee of this groomer, not of a cheaper one near by',
    source: {
      file: 'apps/server/src/modules/scheduling/calendar/calendars.queries.ts',
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
      file: 'apps/server/src/modules/appointments/trading/trade-partners.view.ts',
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
    suite: 'apps/server/src/modules/appointments/day/driving.test.ts',
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
    suite: 'apps/server/src/modules/appointments/one-slot.test.ts',
    test: 'starts a session with what this groomer did last time',
    source: {
      file: 'apps/server/src/modules/appointments/appointments.queries.ts',
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
    suite: 'apps/server/src/modules/appointments/one-slot.test.ts',
    test: 'is answered like the first one',
    source: {
      file: 'apps/server/src/platform/http/answer-row.ts',
      find: 'if (!other) throw error;',
      replace: 'if (!other || error) throw error;',
    },
  },
  {
    name: 'own-next-day',
    suite: 'apps/server/src/modules/appointments/day/day-route.test.ts',
    test: 'has no stops and no drives on a free day, and names the next day with stops',
    source: {
      file: 'apps/server/src/modules/appointments/day/day-stops.view.ts',
      find: 'where a.provider_id = ${providerId} and a.starts_at >= ${from} and a.starts_at < ${to}\n      and a.id >=',
      replace: 'where a.starts_at >= ${from} and a.starts_at < ${to}\n      and a.id >=',
    },
  },
  {
    name: 'own-blocked-customers',
    suite: 'apps/server/src/modules/groomer-booking/blocked-customers.test.ts',
    test: 'stops nobody else from booking them',
    source: {
      file: 'apps/server/src/modules/customers/customers.queries.ts',
      find: ".where(relationBetween(providerId, customerId))\n    .where('blocked_at', 'is not', null)",
      replace: ".where('customer_id', '=', customerId)\n    .where('blocked_at', 'is not', null)",
    },
  },
  {
    name: 'own-blocked-customers-at-placing',
    suite: 'apps/server/src/modules/groomer-booking/blocked-customers.test.ts',
    test: 'stops nobody else from placing with them',
    source: {
      file: 'apps/server/src/views/customer-to-book.ts',
      find: 'where r.provider_id = ${providerId}\n    and r.customer_id',
      replace: 'where r.customer_id',
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
  {
    name: 'own-products-on-sale',
    suite: 'apps/server/src/modules/visitor-booking/products.test.ts',
    test: 'stay with another time of the groomer, and go with another groomer',
    source: {
      file: 'apps/server/src/modules/upsells/upsells.queries.ts',
      find: "inStore(tx, providerId).where(onSale).select('id')",
      replace: "tx.selectFrom('upsells').where(onSale).select('id')",
    },
  },
  {
    name: 'own-channels',
    suite: 'apps/server/src/modules/notifications/choices.test.ts',
    test: 'are the person’s own',
    source: {
      file: 'apps/server/src/modules/notifications/choices.queries.ts',
      find: ".select(['sms', 'email', 'push'])\n    .where('account_id', '=', accountId)",
      replace: ".select(['sms', 'email', 'push'])",
    },
  },
  {
    name: 'own-charge-terms',
    suite: 'apps/server/src/modules/merchant/charge-method.test.ts',
    test: 'is each groomer’s own',
    source: {
      file: 'apps/server/src/modules/providers/providers.queries.ts',
      find: ".select('allow_percentage_plan as allowPercentagePlan')\n      .where('account_id', '=', accountId)",
      replace: ".select('allow_percentage_plan as allowPercentagePlan')",
    },
  },
];
