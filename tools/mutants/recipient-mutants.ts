import type { Mutant } from './mutant.ts';

/** A message goes to the right one of several people: whoever else gets it learns what is not meant for them. */
export const RECIPIENT_MUTANTS: readonly Mutant[] = [
  {
    name: 'recipient-of-a-review',
    suite: 'apps/server/src/modules/reviews/reviews.test.ts',
    test: 'is told to its groomer, once, and to nobody else',
    source: {
      file: 'apps/server/src/modules/reviews/submit-review.ts',
      find: 'to: await recipientOf(tx, providerId)',
      replace: 'to: await recipientOf(tx, customerId)',
    },
  },
  {
    name: 'recipient-of-an-answered-proposal',
    suite: 'apps/server/src/modules/customers/proposals/proposal-effects.test.ts',
    test: 'is told to the groomer who made it',
    source: {
      file: 'apps/server/src/modules/customers/proposals/tell-people.ts',
      find: 'to: await recipientOf(tx, providerId)',
      replace: 'to: await recipientOf(tx, customerId)',
    },
  },
  {
    name: 'recipient-of-a-trade',
    suite: 'apps/server/src/modules/appointments/groomer-notices.test.ts',
    test: 'a trade that was accepted',
    source: {
      file: 'apps/server/src/modules/appointments/groomer-notices.ts',
      find: 'recipientId: groomerBefore(move), otherId',
      replace: 'recipientId: move.subject.provider_id, otherId',
    },
  },
  {
    name: 'recipient-of-a-tip',
    suite: 'apps/server/src/modules/orders/tips/tip-order.test.ts',
    test: 'and as a notification',
    source: {
      file: 'apps/server/src/modules/orders/tips/finish-tip.ts',
      find: 'to: await recipientOf(tx, providerId)',
      replace: 'to: await recipientOf(tx, customerId)',
    },
  },
  {
    name: 'recipient-of-agreements',
    suite: 'apps/server/src/modules/customers/customers.test.ts',
    test: 'gets the reminder to accept the terms',
    source: {
      file: 'apps/server/src/modules/customers/send-agreements.ts',
      find: 'recipientOf(tx, customerId)',
      replace: 'recipientOf(tx, viewer.accountId)',
    },
  },
];
