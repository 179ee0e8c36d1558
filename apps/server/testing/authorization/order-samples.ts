import type { CallName } from '@tailgate/contract';
import { hashOfGiftCard } from '../../src/modules/gift-cards/gift-card-code.ts';
import { SIGNATURE } from '../builders/build-order.ts';
import { confirmLinkOf, paymentLinkOf } from '../worlds/world.ts';
import { SETTLED } from './customer-appointment-samples.ts';
import { cardsKeptFor, newOrderCard, oneTimeCard } from './payment-samples.ts';
import type { Sample, Scene } from './samples.ts';

const GIFT_CARD_CODE = 'ACDE-FGHJ-KLMN-7Q2K';
const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';

const open = (scene: Scene) =>
  `update appointments set status = 'accepted' where id = '${scene.reference('appointment.manage')}'`;
const editing =
  (body: object): Sample =>
  (scene) => ({ body, setup: open(scene) });

/** It is the day of the visit, everything has ended and is paid in cash. */
const ready = (scene: Scene) => {
  const id = scene.reference('appointment.manage');
  return [
    open(scene),
    `update appointments set starts_at = app.now(), ends_at = app.now() + interval '1 hour' where id = '${id}'`,
    `update appointment_lines set started_at = app.now(), ended_at = app.now() where appointment_id = '${id}'`,
    `delete from order_settlements where appointment_id = '${id}'`,
    `delete from order_terms where appointment_id = '${id}'`,
    `insert into order_terms (appointment_id, site_id, payment_method) values ('${id}', '${scene.world.site.id}', 'cash')`,
  ].join('; ');
};

/** Nothing is due: the processor does not know the cards of the worlds. */
const free = (scene: Scene) =>
  `update appointments set charges = '[{"id":"1","type":"discount","title":"Free","description":"","amountCents":99999999}]'
   where id = '${scene.reference('appointment.manage')}'`;

/** The groomer is there, and nobody else, at a time that the customer chose. */
const absent = (scene: Scene) => {
  const id = scene.reference('appointment.manage');
  return [
    `update appointments set status = 'accepted', starts_at = app.now() - interval '1 hour', ends_at = app.now(),
       told_starts_at = app.now() - interval '1 hour', told_at = app.now() - interval '3 days', told_is_chosen = true
     where id = '${id}'`,
    `update appointment_lines set started_at = null, ended_at = null where appointment_id = '${id}'`,
    `delete from order_settlements where appointment_id = '${id}'`,
    `delete from order_dues where appointment_id = '${id}'`,
  ].join('; ');
};

/** What is owed was agreed. */
const agreed = (scene: Scene): string => {
  const { world } = scene;
  const owed = `select appointment_id from order_dues where site_id = '${world.site.id}'
    and link_hash = sha256('${paymentLinkOf(world)}')`;
  const totals = {
    subtotal: 6000,
    couponDiscount: 0,
    taxAmount: 0,
    managementFee: 0,
    processingFee: 0,
    loyaltyDiscount: 0,
    giftCardDiscount: 0,
    tipAmount: 0,
  };
  const split = { groomer: 6000, owner: 0, platform: 0, processing: 0, tax: 0, tip: 0 };
  return [
    `delete from order_settlements where appointment_id in (${owed})`,
    `insert into order_settlements (appointment_id, site_id, kind, totals, split, processing_fee_payer,
       management_fee_payer, settled_at)
     select d.appointment_id, '${world.site.id}', 'completed', '${JSON.stringify({ ...totals, total: 6000, due: 6000 })}',
       '${JSON.stringify(split)}', 'service-provider', 'service-provider', app.now() from (${owed}) d`,
    `update order_dues set amount_cents = 6000 where appointment_id in (${owed})`,
  ].join('; ');
};
/** The order of the world's question comes to $60, and nobody has answered. */
const asked = ({ world }: Scene): string => {
  const order = `select appointment_id from order_confirmations where site_id = '${world.site.id}'
    and link_hash = sha256('${confirmLinkOf(world)}')`;
  return [
    `update order_confirmations set answer = null, answered_at = null where appointment_id in (${order})`,
    `update appointments set status = 'accepted', is_being_paid = false, travel_fee_cents = 0, charges = '[]' where id in (${order})`,
    `update appointment_lines set final_cents = null, min_cents = 6000, max_cents = 6000, add_ons = '[]', time_modifiers = '[]'
     where appointment_id in (${order})`,
    `delete from order_terms where appointment_id in (${order})`,
    `delete from order_upsells where appointment_id in (${order})`,
    'delete from tax_places',
  ].join('; ');
};

/** It comes to more than its customer was told. */
const beyondConsent = (scene: Scene): string => {
  const id = scene.reference('appointment.manage');
  return `update appointments set estimate_cents = 1, estimate_told_at = app.now(), booked_by = 'customer' where id = '${id}';
    update appointment_lines set final_cents = 9000 where appointment_id = '${id}'`;
};

const byLink = ({ world }: Scene) => ({ token: paymentLinkOf(world) });

/** The groomer offers everything, and it fits into a visit. */
const shortWork = ({ world, reference }: Scene) => [
  `update provider_services set is_offered = true, is_hourly = true, hourly_rate_cents = 6000
   where provider_id = '${world.personId}'`,
  'update catalogue_services set base_minutes = 10',
  'update pet_sizes set duration_modifier_minutes = 0',
  `update provider_add_ons set minutes = 5 where provider_id = '${world.personId}'`,
  `update appointments set ends_at = starts_at + interval '1 hour' where id = '${reference('appointment.manage')}'`,
  `update appointment_lines set minutes = 30 where appointment_id = '${reference('appointment.manage')}'`,
];
/** The groomer offers everything, and the order has none of it yet. */
const offering = (scene: Scene) => {
  const id = scene.reference('appointment.manage');
  return [
    open(scene),
    ...shortWork(scene),
    `update appointment_lines set service_id = gen_random_uuid() where appointment_id = '${id}'`,
  ].join('; ');
};
const petService = ({ reference, place }: Scene, at = 'body') => ({
  petId: reference('pet.book'),
  serviceId: reference('catalogueService.use'),
  addons: place === `${at}.addons[]` ? [reference('addOn.use')] : [],
  petTimeModifier: place === `${at}.petTimeModifier[]` ? [reference('timeModifier.use')] : [],
});

export const ORDER_SAMPLES = {
  [`GET ${ORDER}/last-prices`]: () => ({}),
  [`GET ${ORDER}/receipt`]: () => ({ setup: SETTLED }),
  [`POST ${ORDER}/pet-services`]: (scene) => ({ body: petService(scene), setup: offering(scene) }),
  [`PUT ${ORDER}/pet-services/:petServiceId`]: (scene) => {
    const { petId: _, serviceId, ...extras } = petService(scene);
    const isNamed = scene.place?.startsWith('body') === true;
    return { body: isNamed ? { serviceId, ...extras } : { serviceAmount: 80 }, setup: offering(scene) };
  },
  [`POST ${ORDER}/pet-services/:petServiceId`]: (scene) => ({
    body: { addons: [scene.reference('addOn.use')] },
    // It is on the line already.
    setup: [
      open(scene),
      ...shortWork(scene),
      `update appointment_lines set service_id = '${scene.reference('catalogueService.use')}',
         add_ons = jsonb_build_array(jsonb_build_object(
           'id', '${scene.reference('addOn.use')}', 'name', 'Teeth', 'priceCents', 1000, 'minutes', 10))
       where appointment_id = '${scene.reference('appointment.manage')}'`,
    ].join('; '),
  }),
  [`DELETE ${ORDER}/pet-services/:petServiceId`]: (scene) => ({
    // Another one stays.
    setup: [
      open(scene),
      `insert into appointment_lines (appointment_id, id, site_id, pet_id, service_id, position, pet_name, service_name,
         min_cents, max_cents, minutes)
       select appointment_id, gen_random_uuid(), site_id, pet_id, gen_random_uuid(), 9, pet_name, service_name, 100, 100, 10
       from appointment_lines where id = '${scene.reference('appointmentLine.update')}'`,
    ].join('; '),
  }),
  'PUT /v1/orders/:id/pet-services': (scene) => ({
    body: { petServices: [petService(scene, 'body.petServices[]')] },
    setup: offering(scene),
  }),
  [`POST ${ORDER}/tip`]: editing({ amount: 12.5 }),
  [`POST ${ORDER}/management-fee`]: editing({ shouldChargeCustomer: true }),
  [`POST ${ORDER}/payment-processing-fee`]: editing({ payer: 'customer' }),
  [`POST ${ORDER}/complete-order`]: (scene) => ({ body: { signature: SIGNATURE }, setup: ready(scene) }),
  [`POST ${ORDER}/payment-link`]: (scene) => ({ setup: agreed(scene) }),
  [`POST ${ORDER}/receive-payment`]: (scene) => ({ body: { paymentMethodId: 'cash' }, setup: agreed(scene) }),
  [`POST ${ORDER}/ask-to-confirm`]: (scene) => ({ setup: [ready(scene), beyondConsent(scene)].join('; ') }),
  'GET /v1/confirm/:token': ({ world }) => ({ params: { token: confirmLinkOf(world) } }),
  'POST /v1/confirm/:token': ({ world, ...scene }) => ({
    params: { token: confirmLinkOf(world) },
    body: { answer: 'decline', amount: 60 },
    setup: asked({ world, ...scene }),
  }),
  'GET /v1/pay/:token': (scene) => ({ params: byLink(scene), setup: agreed(scene) }),
  'POST /v1/pay/:token': async (scene) => {
    const { setup, body } = await oneTimeCard(scene);
    return { params: byLink(scene), body, setup: [setup, agreed(scene)].join('; ') };
  },
  'GET /v1/orders/:id/customer-credit-cards': () => ({}),
  [`POST ${ORDER}/payment/customer-cards`]: newOrderCard,
  // The groomer keeps the card for the customer of that order.
  [`DELETE ${ORDER}/payment/customer-cards/:sourceId`]: ({ world, kin }) => ({
    setup: cardsKeptFor(
      world,
      `select customer_id from appointments where id = '${kin('appointment.manage', 'params.id')}'`,
    ),
  }),
  'POST /v1/orders/:id/text-customer': () => ({ body: { message: 'I am at the gate.' } }),
  'POST /v1/orders/:id/complete-order-offline': (scene) => ({
    body: {
      orderId: scene.reference('appointment.manage'),
      petServices: [{ petServiceId: scene.reference('appointmentLine.update') }],
      ...(scene.place === 'body.creditCardId'
        ? { paymentMethod: 'card', creditCardId: scene.reference('orderCard.use') }
        : { paymentMethod: 'cash' }),
    },
    setup: [ready(scene), free(scene)].join('; '),
  }),
  [`POST ${ORDER}/set-order-no-show`]: (scene) => ({
    body: { amount: 50, title: 'Nobody home', picture_id: scene.reference('image.use'), paymentMethodId: 'later' },
    setup: absent(scene),
  }),
  'POST /v2/service-appointment/service-provider/appointments/:id/cancellation-request/accept': (scene) => ({
    body: { amount: 30, paymentMethodId: 'later' },
    setup: [
      absent(scene),
      `update appointments set status = 'cancellation_request', cancellation_fee_cents = 3000
       where id = '${scene.reference('appointment.manage')}'`,
    ].join('; '),
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
  [`POST ${ORDER}/loyalty`]: (scene) => ({
    setup: [
      open(scene),
      `insert into loyalty_accounts (site_id, provider_id, customer_id, visits, credit_cents, updated_at)
       select site_id, provider_id, customer_id, 0, 2000, app.now() from appointments
       where id = '${scene.reference('appointment.manage')}'
       on conflict (site_id, provider_id, customer_id) do update set credit_cents = 2000`,
    ].join('; '),
  }),
  [`DELETE ${ORDER}/loyalty`]: editing({}),
  [`POST ${ORDER}/upsells`]: (scene) => ({
    body: { upsellId: scene.reference('upsell.sell'), quantity: 2 },
    setup: open(scene),
  }),
  // It is on the order, where it can be: nobody else’s product is.
  [`DELETE ${ORDER}/upsells/:upsellId`]: (scene) => ({
    body: {},
    setup: [
      open(scene),
      `insert into order_upsells (id, site_id, appointment_id, upsell_id, name, price_cents, quantity, added_by, added_at)
       select gen_random_uuid(), site_id, '${scene.reference('appointment.manage')}', id, name, price_cents, 1, 'groomer',
         app.now() from upsells
       where id = '${scene.kin('upsell.sell', 'params.upsellId')}' and site_id = '${scene.world.site.id}'
         and provider_id = '${scene.world.personId}'
       on conflict do nothing`,
    ].join('; '),
  }),
} satisfies Partial<Record<CallName, Sample>>;
