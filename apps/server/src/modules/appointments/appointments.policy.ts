import type { APPOINTMENTS_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';

const own = forViewer<'appointments'>((viewer) => (appointment) => appointment('provider_id', '=', viewer.accountId));

export const appointmentsPolicy: Policy<typeof APPOINTMENTS_ABILITIES> = {
  // A partner sees the customer of an offered trade once it is accepted.
  'appointment.read': own,
  'appointment.manage': own,
  'ownAppointment.manage': forViewer((viewer) => (appointment) => appointment('customer_id', '=', viewer.accountId)),
  'appointmentSeries.cancel': own,
  'appointment.answerTrade': forViewer(
    (viewer) => (appointment) =>
      appointment.and([appointment('trade_partner_id', '=', viewer.accountId), appointment('status', '=', 'in_trade')]),
  ),
  'appointmentLine.update': forViewer(
    (viewer) => (line) =>
      line.exists(
        line
          .selectFrom('appointments')
          .select('appointments.id')
          .whereRef('appointments.id', '=', 'appointment_lines.appointment_id')
          .where('appointments.provider_id', '=', viewer.accountId),
      ),
  ),
  'tradePartner.offer': forViewer(
    (viewer) => (provider) =>
      provider.and([
        provider('account_id', '<>', viewer.accountId),
        provider('status', '=', 'active'),
        provider('service_category', '=', 'grooming'),
      ]),
  ),
  // Whether it is near and the groomer has time is checked when it is taken.
  'job.grab': forViewer(() => (appointment) => appointment('status', '=', 'unassigned')),
  'customer.filterAppointments': forViewer((viewer) => (customer) => customer('provider_id', '=', viewer.accountId)),
};
