import type { CallName } from '@tailgate/contract';
import type { Sample, Scene } from './samples.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';

const open = (scene: Scene) =>
  `update appointments set status = 'accepted' where id = '${scene.reference('appointment.manage')}'`;
const editing =
  (body: object): Sample =>
  (scene) => ({ body, setup: open(scene) });

export const ORDER_SAMPLES = {
  [`POST ${ORDER}/tip`]: editing({ amount: 12.5 }),
  [`POST ${ORDER}/management-fee`]: editing({ shouldChargeCustomer: true }),
  [`POST ${ORDER}/payment-processing-fee`]: editing({ payer: 'customer' }),
  [`GET ${ORDER}/payment/list`]: () => ({}),
  [`POST ${ORDER}/payment`]: editing({ paymentMethodId: 'cash' }),
} satisfies Partial<Record<CallName, Sample>>;
