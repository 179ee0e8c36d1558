import { byPolicy } from '../ability.ts';

export const APPOINTMENTS_ABILITIES = {
  'appointment.read': byPolicy('appointments'),
  'appointment.manage': byPolicy('appointments'),
  /** As the customer of it. */
  'ownAppointment.manage': byPolicy('appointments'),
  /** A series is named by what its appointments have in common. */
  'appointmentSeries.cancel': byPolicy('appointments', 'recurrence_id'),
  'appointment.answerTrade': byPolicy('appointments'),
  'appointmentLine.update': byPolicy('appointment_lines'),
  'tradePartner.offer': byPolicy('providers', 'account_id'),
  'job.grab': byPolicy('appointments'),
  'customer.filterAppointments': byPolicy('provider_customers', 'customer_id'),
};
