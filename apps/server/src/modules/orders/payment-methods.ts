import type { AnswerOf, ordersContract } from '@tailgate/contract';

type Method = AnswerOf<typeof ordersContract.listPaymentMethods>['items'][number];

const CASH: Method = {
  id: 'cash',
  name: 'Cash',
  description: 'The customer pays you at the van.',
  isAvailable: true,
  sources: [],
};
const CHECK: Method = {
  id: 'check',
  name: 'Check',
  description: 'The customer gives you a check.',
  isAvailable: true,
  sources: [],
};
/** Cards are charged only where one of the customer is on file. */
const cardWith = (sources: Method['sources']): Method => ({
  id: 'card',
  name: 'Card',
  description: sources.length > 0 ? 'A saved card of the customer is charged.' : 'The customer has no saved card.',
  isAvailable: sources.length > 0,
  sources,
});

export const paymentMethods = (sources: Method['sources']): readonly Method[] => [cardWith(sources), CASH, CHECK];
