import type { Mutant } from './mutant.ts';

const TAKE_OVER = 'apps/server/src/flows/take-over-appointment.test.ts';
const FLOW = 'apps/server/src/flows/take-over-appointment.ts';
const CHANGE = 'apps/server/src/platform/machines/owner-change.ts';
const OPEN_CARDS = 'apps/server/src/views/open-cards.ts';
const BY_DATABASE = 'is refused by the database, whoever would keep it';
const WHILE_PAID = 'keeps the order where it is while a card is charged for it';

/** What a groomer has on an order that another one takes over, and what that one may use of it. */
export const HAND_OVER_MUTANTS: readonly Mutant[] = [
  {
    name: 'gift-card-of-its-seller',
    suite: 'apps/server/src/modules/gift-cards/gift-cards.test.ts',
    test: 'pays no order of another groomer',
    source: {
      file: 'apps/server/src/modules/gift-cards/gift-cards.queries.ts',
      find: ".where('provider_id', '=', providerId)\n    .where('voided_at', 'is', null)\n    .where('balance_cents'",
      replace: ".where('voided_at', 'is', null)\n    .where('balance_cents'",
    },
  },
  {
    name: 'terms-of-the-seller-cleared',
    suite: TAKE_OVER,
    test: 'a gift card pays only the orders of who sold it',
    source: {
      file: FLOW,
      find: 'terms: () => handOverTerms(tx, id, platform.clock.now()),',
      replace: 'terms: () => Promise.resolve(handOverTerms),',
    },
  },
  {
    name: 'owner-in-key-of-gift-cards',
    suite: TAKE_OVER,
    test: BY_DATABASE,
    sql: 'alter table order_terms drop constraint order_terms_gift_card_of_owner',
  },
  {
    name: 'owner-in-key-of-uses',
    suite: TAKE_OVER,
    test: BY_DATABASE,
    sql: 'alter table gift_card_uses drop constraint gift_card_uses_of_owner',
  },
  {
    name: 'order-goes-along',
    suite: TAKE_OVER,
    test: BY_DATABASE,
    sql: 'drop trigger hand_over_order on appointments',
  },
  {
    name: 'owner-of-appointment',
    suite: TAKE_OVER,
    test: 'cannot claim another owner than that of its appointment',
    sql: 'drop trigger follow_owner on order_terms',
  },
  {
    name: 'nothing-changes-hands-while-paid',
    suite: TAKE_OVER,
    test: WHILE_PAID,
    source: {
      file: 'packages/contract/src/appointments/appointment.machine.ts',
      find: "guards: ['notBeingPaid'],\n      changesOwner: true,\n      effects: ['tellGroomer'",
      replace: "changesOwner: true,\n      effects: ['tellGroomer'",
    },
  },
  {
    name: 'refused-children',
    suite: TAKE_OVER,
    test: 'keeps the order where it is once somebody wrote about the visit',
    source: {
      file: CHANGE,
      find: 'if (await refusedRows(tx, owned.children, id))',
      replace: 'if (!refusedRows)',
    },
  },
  {
    name: 'children-before-the-start',
    suite: 'apps/server/src/platform/machines/owner-change.test.ts',
    test: 'lists no children does not start',
    source: {
      file: CHANGE,
      find: 'if (changing.length === 0) return;',
      replace: 'if (changing.length >= 0) return;',
    },
  },
  {
    name: 'card-that-was-agreed',
    suite: TAKE_OVER,
    test: 'are the one that the customer agreed to, for this order alone',
    source: {
      file: OPEN_CARDS,
      find: "if (isTakenOver) return agreedCardId === null ? 'default' : { only: agreedCardId };",
      replace: "if (isTakenOver) return 'all';",
    },
  },
  {
    name: 'cards-of-those-who-chose',
    suite: TAKE_OVER,
    test: 'are all of them again once the customer chose the groomer',
    source: {
      file: OPEN_CARDS,
      find: "return isByTakeOver ? 'none' : 'all';",
      replace: "return 'all';",
    },
  },
];
