import { cents } from '@tailgate/values/money';
import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { appointmentDetail } from '../appointments/appointments.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { dollars, inCents } from '../schemas.ts';
import { FEE_METHODS, MAX_CANCELLATION_FEE_CENTS } from './orders.facts.ts';

export const cancellationRows = {
  acceptCancellation: endpoint({
    method: 'POST',
    path: '/v2/service-appointment/service-provider/appointments/:id/cancellation-request/accept',
    summary:
      'Accepts the customer’s request to cancel, with a fee of at most `cancellationFee`; 0 waives it. The fee is charged to the default card of the customer. Where there is none it stays owed, and the customer is sent a link to pay it. If the card is declined, the request stays open.',
    access: signedInAs(['groomer'], { whileImpersonating: 'barred' }),
    activity: 'Accepted a request to cancel',
    changes: ['appointments', 'free-times', 'money'],
    params: z.object({ id: ref('appointment.manage') }),
    body: inCents(
      z.object({
        amount: dollars(cents(MAX_CANCELLATION_FEE_CENTS)),
        /** `later` charges no card. */
        paymentMethodId: z.enum(FEE_METHODS).optional(),
      }),
      'amount',
    ),
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition', 'card_declined', 'authentication_required', 'payment_in_progress'],
    addition: 'The specification accepts requests to cancel, and shows neither the call nor its fee.',
  }),
};
