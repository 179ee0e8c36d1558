import type { BOOKING_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';

const own = forViewer<'appointments'>((viewer) => (appointment) => appointment('provider_id', '=', viewer.accountId));

export const bookingPolicy: Policy<typeof BOOKING_ABILITIES> = {
  'appointment.read': forViewer(
    (viewer) => (appointment) =>
      appointment.or([
        appointment('provider_id', '=', viewer.accountId),
        appointment.and([
          appointment('trade_partner_id', '=', viewer.accountId),
          appointment('status', '=', 'in_trade'),
        ]),
      ]),
  ),
  'appointment.manage': own,
  'appointmentSeries.cancel': own,
  'customer.filterAppointments': forViewer((viewer) => (customer) => customer('provider_id', '=', viewer.accountId)),
};
