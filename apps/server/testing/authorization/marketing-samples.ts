import type { CallName } from '@tailgate/contract';
import type { Sample, Scene } from './samples.ts';

const upsell = ({ reference }: Scene) => ({
  body: {
    name: 'Shampoo',
    description: 'Oatmeal',
    price: 18,
    images: [reference('image.use')],
    defaultImage: reference('image.use'),
    quantity: 4,
  },
});

export const MARKETING_SAMPLES = {
  // Made by the call, which writes although it is a GET.
  'GET /v1/coupons/referral-code': ({ world }) => ({
    setup: `update providers set groomer_referral_code = null, customer_referral_code = null
      where account_id = '${world.personId}'`,
  }),
  'POST /v2/service-marketing/customer-coupon': ({ reference }) => ({
    body: { code: 'SPRING10', customerId: reference('customer.update'), modifierType: 'percentage', discount: 10 },
  }),
  'GET /v2/service-marketing/customer-coupon': ({ reference }) => ({
    query: { customer_id: reference('customer.read') },
  }),
  'DELETE /v2/service-marketing/customer-coupon/:id': () => ({}),
  'POST /v2/service-marketing/gift-cards': ({ reference }) => ({
    body: { amount: 50, customerId: reference('customer.update') },
  }),
  'GET /v2/service-marketing/gift-cards': () => ({}),
  'DELETE /v2/service-marketing/gift-cards/:id': () => ({}),
  'GET /v2/service-marketing/loyalty': () => ({}),
  'PUT /v2/service-marketing/loyalty': () => ({ body: { isOn: true, visits: 5, reward: 20 } }),
  'GET /v2/service-marketing/loyalty/customers/:id': () => ({}),
  'GET /v2/user-upsells': () => ({}),
  'POST /v2/user-upsells': upsell,
  'GET /v2/user-upsells/:id': () => ({}),
  'PUT /v2/user-upsells/:id': upsell,
  'DELETE /v2/user-upsells/:id': () => ({}),
  'GET /v2/user-upsell-store': () => ({}),
  'PUT /v2/user-upsell-store': () => ({ body: { isOn: false } }),
  'PUT /v2/user-upsell-store/order': ({ reference }) => ({ body: { upsells: [reference('upsell.manage')] } }),
  'GET /v2/service-provider/account/public-profile/:id/upsells': () => ({}),
} satisfies Partial<Record<CallName, Sample>>;
