import type { CallName } from '@tailgate/contract';
import { cardToken, setupOfNewCustomer, TEST_CARDS } from '../builders/build-card.ts';
import type { World } from '../worlds/world.ts';
import type { Sample, Scene } from './samples.ts';

const nothing: Sample = () => ({});
/** The processor does not know the world's holders: the first card introduces them. */
const introduced = ({ world: { personId } }: Scene) =>
  `update payment_holders set stripe_customer_id = null where '${personId}' in (account_id, provider_id)`;

/** A card for one payment. */
export const oneTimeCard = async (scene: Scene) => ({
  setup: introduced(scene),
  body: { token: await cardToken(scene.harness.api, TEST_CARDS.fine) },
});

/** A card that was set up for a holder, given as a query of the account and the provider who keeps it. */
const setUpFor = async ({ harness, world }: Scene, accounts: string, providerId: string | null) => {
  const { token, customerId } = await setupOfNewCustomer(harness.api, TEST_CARDS.fine);
  const provider = providerId === null ? 'null' : `'${providerId}'::uuid`;
  return {
    setup: `insert into payment_holders (id, site_id, account_id, provider_id, stripe_customer_id)
      select gen_random_uuid(), a.site_id, a.id, ${provider}, '${customerId}' from accounts a
      where a.id in (${accounts}) and a.site_id = (select site_id from accounts where id = '${world.personId}')
      on conflict (account_id, provider_id) do update set stripe_customer_id = excluded.stripe_customer_id`,
    body: { token },
  };
};
const newCard = (scene: Scene) => setUpFor(scene, `'${scene.world.personId}'`, null);
const newCustomerCard = (scene: Scene) =>
  setUpFor(scene, `'${scene.kin('customer.update', 'params.id')}'`, scene.world.personId);
export const newOrderCard = (scene: Scene) => {
  const order = scene.kin('appointment.manage', 'params.id');
  return setUpFor(scene, `select customer_id from appointments where id = '${order}'`, scene.world.personId);
};

/** What the person keeps as a groomer is of that customer, given as a query, if they are of the same site. */
export const cardsKeptFor = ({ personId }: World, customer: string) =>
  `update payment_holders h set account_id = a.id from accounts a
   where a.id in (${customer}) and a.site_id = h.site_id and h.provider_id = '${personId}'`;

const CARDS = '/v2/service-payment/user-cards';
const STRIPE_CARDS = '/v2/service-payment/stripe/user-cards';
const OF_CUSTOMER = '/v2/service-provider/customer/:id';

const FEES = {
  processing: { percent: 3, amount: 0.3 },
  management: { percent: 5, amount: 0 },
  cancellationFee: 30,
  enRouteFee: 60,
  instantPayoutHoldDays: 2,
  consentPercent: 20,
  consentTipPercent: 30,
  unconfirmedLimit: 400,
};
const feesOfSite: Sample = ({ world }) => ({
  setup: `update sites set processing_fee_percent = 3, processing_fee_cents = 30, management_fee_percent = 5,
    management_fee_cents = 0, no_show_fee_cents = 5000, cancellation_fee_cents = 3000, en_route_fee_cents = 6000 where id = '${world.site.id}'`,
  body: { ...FEES, noShowLimit: 60, previous: { ...FEES, noShowLimit: 50 } },
});

export const PAYMENT_SAMPLES = {
  'PUT /v2/staff/fees': feesOfSite,
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
  [`POST ${OF_CUSTOMER}/customer-cards/create-card-token`]: (scene: Scene) => ({ setup: introduced(scene) }),
  [`POST ${OF_CUSTOMER}/customer-cards`]: newCustomerCard,
  [`DELETE ${OF_CUSTOMER}/customer-cards/:cardId`]: ({ world, kin }: Scene) => ({
    setup: cardsKeptFor(world, `'${kin('customer.update', 'params.id')}'`),
  }),
} satisfies Partial<Record<CallName, Sample>>;
