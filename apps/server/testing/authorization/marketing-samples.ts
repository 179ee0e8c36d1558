import type { CallName } from '@tailgate/contract';
import type { Sample } from './samples.ts';

export const MARKETING_SAMPLES = {
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
} satisfies Partial<Record<CallName, Sample>>;
