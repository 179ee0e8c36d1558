import type { Mutant } from './mutant.ts';
import { withoutCondition } from './without-condition.ts';

const ORDER_LINES = 'apps/server/src/modules/orders/lines/order-lines.test.ts';

/** What a colleague on the same site has or does changes nothing here. */
export const COLLEAGUE_MUTANTS: readonly Mutant[] = [
  {
    name: 'own-zone-colors',
    suite: 'apps/server/src/modules/scheduling/zones/work-zones.test.ts',
    test: 'has a color of its own',
    source: {
      file: 'apps/server/src/modules/scheduling/zones/work-zones.queries.ts',
      find: ".select('color').where('provider_id', '=', owner.providerId)",
      replace: ".select('color')",
    },
  },
  {
    name: 'own-next-occupant',
    suite: 'apps/server/src/modules/scheduling/calendar/occupancy.test.ts',
    test: 'sets the drive to what is next in its own calendar',
    source: {
      file: 'apps/server/src/modules/scheduling/calendar/occupancy.queries.ts',
      find: "where resource_id = ${resourceId} and occupied && tstzrange(s.to_at, s.to_at + interval '2 days')",
      replace: "where occupied && tstzrange(s.to_at, s.to_at + interval '2 days')",
    },
  },
  {
    name: 'own-removed-occupants',
    suite: 'apps/server/src/modules/scheduling/calendar/occupancy.test.ts',
    test: 'a change depends on its own calendar, and leaves those of others alone',
    sql: withoutCondition('app.leave_calendars', "resource_id = any (calendars || coalesce(vans, '{}')) and "),
  },
  {
    name: 'own-passkeys',
    suite: 'apps/server/src/modules/accounts/second-step/second-step.test.ts',
    test: 'opens nothing but enrolment, as long as there is no factor',
    source: {
      file: 'apps/server/src/modules/accounts/second-step/factors.queries.ts',
      find: ".as('count'))\n        .where('account_id', '=', accountId)\n        .as('passkeys')",
      replace: ".as('count'))\n        .as('passkeys')",
    },
  },
  {
    name: 'own-authenticator-app',
    suite: 'apps/server/src/modules/accounts/second-step/second-step.test.ts',
    test: 'passes the second step with a code of the app',
    source: {
      file: 'apps/server/src/modules/accounts/second-step/factors.queries.ts',
      find: ".select(['sealed_secret', 'confirmed_at'])\n    .where('account_id', '=', accountId)",
      replace: ".select(['sealed_secret', 'confirmed_at'])",
    },
  },
  {
    name: 'own-offers',
    suite: ORDER_LINES,
    test: 'is offered by this groomer, with its add-ons',
    source: {
      file: 'apps/server/src/modules/catalogue/offers.queries.ts',
      find: ".where('own.provider_id', '=', providerId)",
      replace: '',
    },
  },
  {
    name: 'own-add-ons',
    suite: ORDER_LINES,
    test: 'is offered by this groomer, with its add-ons',
    source: {
      file: 'apps/server/src/modules/catalogue/offers.queries.ts',
      find: 'on p.add_on_id = a.id and p.provider_id = own.provider_id',
      replace: 'on p.add_on_id = a.id',
    },
  },
  {
    name: 'own-visits-before',
    suite: 'apps/server/src/modules/orders/terms/card-orders.test.ts',
    test: 'for a first visit counts the visits with this groomer alone',
    source: {
      file: 'apps/server/src/modules/appointments/lines/orders.queries.ts',
      find: ".where('provider_id', '=', providerId)\n    .where('status', '=', 'complete')",
      replace: ".where('status', '=', 'complete')",
    },
  },
  {
    name: 'own-report-cards',
    suite: 'apps/server/src/modules/reports/report-cards.test.ts',
    test: 'nobody else reads it',
    source: {
      file: 'apps/server/src/modules/reports/visit-of-pet.view.ts',
      find: "card('report_cards.provider_id', '=', accountId),",
      replace: 'card.lit(true),',
    },
  },
  {
    name: 'own-kept-cards',
    suite: 'apps/server/src/modules/payments/cards/cards.test.ts',
    test: 'hides the cards that another groomer keeps for the same customer',
    source: {
      file: 'apps/server/src/modules/payments/payments.policy.ts',
      find: 'ofHolder(sql<boolean>`h.provider_id = ${viewer.accountId}`)',
      replace: 'ofHolder(sql<boolean>`h.provider_id is not null`)',
    },
  },
  {
    name: 'own-cards-to-charge',
    suite: 'apps/server/src/modules/orders/terms/card-orders.test.ts',
    test: 'are not those that another groomer keeps for the same customer',
    source: {
      file: 'apps/server/src/modules/orders/terms/cards-to-charge.view.ts',
      find: 'and (h.provider_id is null or h.provider_id = ${providerId}))`',
      replace: ')`',
    },
  },
];
