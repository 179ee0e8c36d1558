import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { appointmentDetail } from '../appointments/appointments.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { MAX_UPSELL_QUANTITY } from '../upsells/upsells.facts.ts';

const UPSELLS = '/v2/service-checkout/pet-service/service-provider/order/:id/upsells';
const groomer = signedInAs(['groomer'], { whileImpersonating: 'allowed' });
const errors = ['not_found', 'illegal_transition', 'payment_in_progress', 'conflict'] as const;
const addition = 'The specification has products on orders, and shows no calls that put them there.';

/** Products of an open order. Their stock is taken when it is completed. */
export const orderUpsellRows = {
  setOrderUpsell: endpoint({
    method: 'POST',
    path: UPSELLS,
    summary:
      'Puts a product of the groomer on an order, at the price of now, or changes how many of it: then it keeps the price at which it was put on.',
    access: groomer,
    activity: 'Put a product on an order',
    changes: ['appointments', 'upsells'],
    params: z.object({ id: ref('appointment.manage') }),
    body: z.object({
      upsellId: ref('upsell.sell'),
      quantity: z.number().int().min(1).max(MAX_UPSELL_QUANTITY),
    }),
    answer: appointmentDetail,
    errors: [...errors, 'limit_reached'],
    addition,
  }),
  removeOrderUpsell: endpoint({
    method: 'DELETE',
    path: `${UPSELLS}/:upsellId`,
    summary: 'Takes a product off an order.',
    access: groomer,
    activity: 'Took a product off an order',
    changes: ['appointments', 'upsells'],
    params: z.object({ id: ref('appointment.manage'), upsellId: ref('upsell.sell') }),
    answer: appointmentDetail,
    errors,
    addition,
  }),
};
