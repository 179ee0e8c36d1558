import type { Mutant } from './mutant.ts';

const ORDERS = 'apps/server/src/modules/orders';
const APPOINTMENTS = 'apps/server/src/modules/appointments';
const CONSENTS = `${ORDERS}/consents/consents.test.ts`;
const RULES = `${ORDERS}/consents/consent.rules.ts`;
const ANSWER = `${ORDERS}/consents/answer-confirmation.ts`;
const DATABASE = 'refuses a charge above its consent, and one that names a consent to something else';

/** No charge without consent: each layer alone, from what the groomer is offered to what the database takes. */
export const CONSENT_MUTANTS: readonly Mutant[] = [
  {
    name: 'consent-of-orders',
    suite: CONSENTS,
    test: 'cannot: a charge that nobody saw',
    source: {
      file: RULES,
      find: 'return workCents <= mostCents && tipCents <= mostTipCents;',
      replace: 'return true;',
    },
  },
  {
    name: 'consent-of-tips',
    suite: CONSENTS,
    test: 'cannot: a tip in the place of a charge',
    source: {
      file: RULES,
      find: ' && tipCents <= mostTipCents;',
      replace: ' && tipCents <= mostTipCents + mostCents;',
    },
  },
  {
    name: 'consent-of-charges',
    suite: 'apps/server/src/modules/payments/charges/charges.test.ts',
    test: 'is not opened above what was agreed',
    source: {
      file: 'apps/server/src/modules/payments/charges/open-charge.ts',
      find: 'if (amountCents > mostCents + mostTipCents)',
      replace: 'if (amountCents < mostCents - mostTipCents)',
    },
  },
  {
    name: 'consent-in-the-database',
    suite: CONSENTS,
    test: DATABASE,
    sql: 'drop trigger card_charges_within_consent on card_charges',
  },
  {
    name: 'consent-to-this-subject',
    suite: CONSENTS,
    test: DATABASE,
    sql: 'alter table card_charges drop constraint card_charges_consent_fkey',
  },
  {
    name: 'estimates-nobody-told',
    suite: CONSENTS,
    test: 'is agreed to once the customer was told what it costs',
    source: {
      file: `${APPOINTMENTS}/lines/order-contents.ts`,
      find: 'estimate_cents === null || estimate_told_at === null\n    ? null',
      replace: 'estimate_cents === null\n    ? null',
    },
  },
  {
    name: 'estimates-told-by-message',
    suite: `${APPOINTMENTS}/recurring.test.ts`,
    test: 'books all dates with one recurrence',
    source: {
      file: `${APPOINTMENTS}/customer-notices.ts`,
      find: 'const namesEstimate = isIn(NAMING_ESTIMATE, name) &&',
      replace: 'const namesEstimate = !isIn(NAMING_ESTIMATE, name) &&',
    },
  },
  {
    name: 'limit-of-groomers-bookings',
    suite: CONSENTS,
    test: 'counts up to the limit of the site',
    source: {
      file: RULES,
      find: 'isOwn ? withTax : smaller(withTax, larger(allowance.unconfirmedCents, usualCents))',
      replace: 'isOwn || usualCents > allowance.unconfirmedCents ? withTax : withTax',
    },
  },
  {
    name: 'usual-by-own-acts',
    suite: CONSENTS,
    test: 'counts up to the limit of the site',
    source: {
      file: `${ORDERS}/order-basis.view.ts`,
      find: " and c.given_by in ('booking', 'link', 'app')\n          and c.given_at > app.now()",
      replace: ' and c.given_at > app.now()',
    },
  },
  {
    name: 'confirmed-as-shown',
    suite: CONSENTS,
    test: 'is not confirmed where the total is another one by now',
    source: { file: ANSWER, find: 'if (totals.due !== given.amountCents)', replace: 'if (totals.due === 0)' },
  },
  {
    name: 'answered-once',
    suite: CONSENTS,
    test: 'can be declined, and is not confirmed afterwards',
    source: {
      file: ANSWER,
      find: "if (stateOf(asked, now) !== 'waiting' ||",
      replace: "if (stateOf(asked, now) === 'expired' ||",
    },
  },
  {
    name: 'links-of-a-day',
    suite: CONSENTS,
    test: 'is asked by one link at a time, for a day',
    source: {
      file: `${ORDERS}/consents/confirmations.queries.ts`,
      find: ".where('expires_at', '>', now)",
      replace: ".where('asked_at', '<=', now)",
    },
  },
  {
    name: 'cards-given-before-the-number',
    suite: CONSENTS,
    test: 'agrees to nothing for a card that was given before',
    source: {
      file: 'apps/server/src/modules/payments/cards/cards.queries.ts',
      find: ".$if(since !== null, (query) => query.where('payment_cards.created_at', '>', since))",
      replace: '',
    },
  },
];
