import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { instant, phone } from '../schemas.ts';

const MESSAGING = '/v2/service-messaging/service-provider';
const GROOMERS = ['groomer'] as const;

/** The specification shows both as GET, and each opens a conversation at the vendor's numbers or renews it. */
const OPENED = 'Got a number to call a customer';

const maskedPhone = z.object({
  /** Connects the groomer and the customer; both see this number only. */
  phoneNumber: z.string(),
  /** The phone that the groomer has to call from; null without one, until another phone is registered. */
  callerPhone: z.string().nullable(),
  expiresAt: instant,
});

export const callsContract = {
  getMaskedPhone: endpoint({
    method: 'GET',
    path: `${MESSAGING}/:customerId/get-masked-phone-number`,
    summary:
      'A number that connects the groomer with a customer in both directions for a day; neither sees the number of the other. Asking again renews it.',
    access: signedInAs(GROOMERS, { whileImpersonating: 'barred' }),
    activity: OPENED,
    changes: [],
    params: z.object({ customerId: ref('customer.read') }),
    answer: maskedPhone,
    errors: ['not_found', 'customer_blocked'],
    limit: ['maskedPhonesPerAccount'],
  }),
  getMaskedPhoneOfOrder: endpoint({
    method: 'GET',
    path: '/v2/service-schedule/service-provider/orders/:orderId/customer-phone',
    summary: 'The same for the customer of an own order.',
    access: signedInAs(GROOMERS, { whileImpersonating: 'barred' }),
    activity: OPENED,
    changes: [],
    params: z.object({ orderId: ref('appointment.read') }),
    answer: maskedPhone,
    errors: ['not_found', 'customer_blocked'],
    limit: ['maskedPhonesPerAccount'],
  }),
  callFromAnotherPhone: endpoint({
    method: 'POST',
    path: `${MESSAGING}/call-from-another-phone-number`,
    summary:
      'Says which phone the groomer calls from for the next hour; the own one ends that. Customers who call back are connected to it once it has called.',
    access: signedInAs(GROOMERS, { whileImpersonating: 'barred' }),
    activity: 'Chose another phone for calls',
    changes: [],
    body: z.object({ phoneNumber: phone }),
    answer: z.object({
      /** Null where it is the own phone, which needs no time. */
      expiresAt: instant.nullable(),
    }),
    errors: ['phone_taken'],
    limit: ['callPhonesPerAccount'],
  }),
};
