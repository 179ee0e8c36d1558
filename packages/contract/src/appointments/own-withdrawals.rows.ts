import { endpoint } from '../endpoint.ts';
import { APPOINTMENTS, customer, customerAppointment, moves, own } from './customer-appointments.rows.ts';

/** What a customer asked for, taken back before the groomer answers. */
export const ownWithdrawalRows = {
  withdrawMove: endpoint({
    method: 'POST',
    path: `${APPOINTMENTS}/:id/reschedule-request/withdraw`,
    summary: 'Takes the wish for another time back. The appointment is as it was before.',
    access: customer,
    activity: 'Withdrew the request to reschedule',
    changes: ['appointments', 'free-times'],
    params: own,
    answer: customerAppointment,
    errors: moves,
    addition: 'What was asked for can be taken back.',
  }),
  withdrawCancellation: endpoint({
    method: 'POST',
    path: `${APPOINTMENTS}/:id/cancel-appointment/withdraw`,
    summary: 'Takes the wish to cancel back. The appointment stands.',
    access: customer,
    activity: 'Withdrew the request to cancel',
    changes: ['appointments', 'free-times'],
    params: own,
    answer: customerAppointment,
    errors: moves,
    addition: 'What was asked for can be taken back.',
  }),
};
