/** Calls about an appointment answer it with its order; orders know appointments, not the other way round. */
export { appointmentAnswer, ownReceipt } from '../modules/orders/index.ts';
