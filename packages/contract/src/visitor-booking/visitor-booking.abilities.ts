import { byPolicy, secret } from '../ability.ts';

export const VISITOR_BOOKING_ABILITIES = {
  'bookingSession.use': secret(byPolicy('booking_sessions')),
  /** By the customer who owns it. */
  'bookingSession.finish': byPolicy('booking_sessions'),
  'lead.answer': byPolicy('leads'),
  'ownPet.book': byPolicy('pets'),
  'ownAppointment.repeat': byPolicy('appointments'),
};
