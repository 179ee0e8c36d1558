import type { CallName } from '@tailgate/contract';
import { cardToken, TEST_CARDS } from '../builders/build-card.ts';
import type { World } from '../worlds/world.ts';
import type { Sample, Scene } from './samples.ts';

const nothing: Sample = () => ({});
/** The processor does not know the world's holders: the first card introduces them. */
const introduced = ({ world }: Scene) =>
  `update payment_holders set stripe_customer_id = null where account_id = '${world.personId}'`;
export const newCard = async (scene: Scene) => ({
  setup: introduced(scene),
  body: { token: await cardToken(scene.harness.api, TEST_CARDS.fine) },
});

/** What the person keeps as a groomer is of that customer, given as a query, if they are of the same site. */
export const cardsKeptFor = ({ personId }: World, customer: string) =>
  `update payment_holders h set account_id = a.id from accounts a
   where a.id in (${customer}) and a.site_id = h.site_id and h.provider_id = '${personId}'`;

const CARDS = '/v2/service-payment/user-cards';
const STRIPE_CARDS = '/v2/service-payment/stripe/user-cards';
const OF_CUSTOMER = '/v2/service-provider/customer/:id';

export const PAYMENT_SAMPLES = {
  'GET /v2/service-payment/methods': nothing,
  [`GET ${STRIPE_CARDS}`]: nothing,
  [`POST ${STRIPE_CARDS}/create-card-token`]: (scene: Scene) => ({ setup: introduced(scene) }),
  [`POST ${STRIPE_CARDS}`]: newCard,
  [`DELETE ${STRIPE_CARDS}/:id`]: nothing,
  [`GET ${CARDS}`]: nothing,
  [`POST ${CARDS}`]: newCard,
  [`DELETE ${CARDS}/delete/:id`]: nothing,
  [`POST ${CARDS}/:id/default`]: nothing,
  [`GET ${OF_CUSTOMER}/available-payments`]: nothing,
  [`POST ${OF_CUSTOMER}/customer-cards`]: newCard,
  [`DELETE ${OF_CUSTOMER}/customer-cards/:cardId`]: ({ world, kin }: Scene) => ({
    setup: cardsKeptFor(world, `'${kin('customer.update', 'params.id')}'`),
  }),
} satisfies Partial<Record<CallName, Sample>>;
