import type { CallName } from '@tailgate/contract';
import { hashOfGiftCard } from '../../src/modules/gift-cards/gift-card-code.ts';
import { SIGNATURE } from '../build-order.ts';
import type { Sample, Scene } from './samples.ts';

const GIFT_CARD_CODE = 'ACDE-FGHJ-KLMN-7Q2K';
const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';

const open = (scene: Scene) =>
  `update appointments set status = 'accepted' where id = '${scene.reference('appointment.manage')}'`;
const editing =
  (body: object): Sample =>
  (scene) => ({ body, setup: open(scene) });

/** Everything has ended and is paid in cash. */
const ready = (scene: Scene) => {
  const id = scene.reference('appointment.manage');
  return [
    open(scene),
    `update appointment_lines set started_at = now(), ended_at = now() where appointment_id = '${id}'`,
    `delete from order_settlements where appointment_id = '${id}'`,
    `delete from order_terms where appointment_id = '${id}'`,
    `insert into order_terms (appointment_id, site_id, payment_method) values ('${id}', '${scene.world.site.id}', 'cash')`,
  ].join('; ');
};

/** The groomer is there, and nobody else. */
const absent = (scene: Scene) => {
  const id = scene.reference('appointment.manage');
  return [
    `update appointments set status = 'accepted', starts_at = now() - interval '1 hour', ends_at = now() where id = '${id}'`,
    `update appointment_lines set started_at = null, ended_at = null where appointment_id = '${id}'`,
    `delete from order_settlements where appointment_id = '${id}'`,
  ].join('; ');
};

export const ORDER_SAMPLES = {
  [`POST ${ORDER}/tip`]: editing({ amount: 12.5 }),
  [`POST ${ORDER}/management-fee`]: editing({ shouldChargeCustomer: true }),
  [`POST ${ORDER}/payment-processing-fee`]: editing({ payer: 'customer' }),
  [`POST ${ORDER}/complete-order`]: (scene) => ({ body: { signature: SIGNATURE }, setup: ready(scene) }),
  [`POST ${ORDER}/set-order-no-show`]: (scene) => ({
    body: { amount: 50, title: 'Nobody home', picture_id: scene.reference('image.use'), paymentMethodId: 'later' },
    setup: absent(scene),
  }),
  [`GET ${ORDER}/payment/list`]: () => ({}),
  [`POST ${ORDER}/payment`]: (scene) => ({
    body:
      scene.place === 'body.sourceId'
        ? { paymentMethodId: 'card', sourceId: scene.reference('orderCard.use') }
        : { paymentMethodId: 'cash' },
    setup: open(scene),
  }),
  [`POST ${ORDER}/coupon`]: (scene) => ({
    body: { couponCode: 'WELCOME' },
    setup: [
      open(scene),
      `insert into coupons (id, site_id, provider_id, code, modifier_type, amount_cents)
       select gen_random_uuid(), site_id, account_id, 'WELCOME', 'fixed', 500 from providers
       where account_id = '${scene.world.personId}' on conflict do nothing`,
    ].join('; '),
  }),
  [`DELETE ${ORDER}/coupon`]: editing({}),
  [`POST ${ORDER}/gift-card`]: (scene) => ({
    body: { giftCardCode: GIFT_CARD_CODE },
    setup: [
      open(scene),
      `insert into gift_cards (id, site_id, provider_id, code_hash, code_ending, initial_cents, balance_cents)
       select gen_random_uuid(), site_id, account_id, '${hashOfGiftCard(GIFT_CARD_CODE)}' , '7Q2K', 5000, 5000 from providers
       where account_id = '${scene.world.personId}'
       on conflict (site_id, code_hash) do update set provider_id = excluded.provider_id`,
    ].join('; '),
  }),
  [`DELETE ${ORDER}/gift-card`]: editing({}),
} satisfies Partial<Record<CallName, Sample>>;
