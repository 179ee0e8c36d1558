import { callsContract } from '@tailgate/contract';
import { bindModule } from '../../platform/http/call.ts';
import { customerOfAppointment } from '../../views/call-lines.ts';
import { callFromAnotherPhone } from './call-from-another-phone.ts';
import { openCall } from './open-call.ts';

export const callsRoutes = bindModule(
  'calls',
  callsContract,
  {},
  {
    getMaskedPhone: async ({ tx, platform, viewer, params, allowedIds }) => {
      const [customerId] = await allowedIds(tx, [params.customerId]);
      return await openCall(tx, viewer, customerId, platform);
    },
    getMaskedPhoneOfOrder: async ({ tx, platform, viewer, params, allowed }) =>
      openCall(tx, viewer, await customerOfAppointment(tx, allowed(params.orderId)), platform),
    callFromAnotherPhone: ({ tx, platform, viewer, body }) =>
      callFromAnotherPhone(tx, viewer, body.phoneNumber, platform),
  },
);
