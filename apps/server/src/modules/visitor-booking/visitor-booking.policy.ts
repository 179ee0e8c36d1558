import type { VISITOR_BOOKING_ABILITIES } from '@tailgate/contract';
import { everyRow, forAnyone, forVisitor, type Policy } from '../../platform/access/policy.ts';

export const visitorBookingPolicy: Policy<typeof VISITOR_BOOKING_ABILITIES> = {
  // The unguessable id gives access, until a customer has made the session theirs.
  'bookingSession.use': forVisitor(
    ({ now }, viewer) =>
      (session) =>
        session.and([
          session('booking_sessions.expires_at', '>', now),
          session.or([
            session('booking_sessions.customer_id', 'is', null),
            ...(viewer ? [session('booking_sessions.customer_id', '=', viewer.accountId)] : []),
          ]),
        ]),
  ),
  'bookingSession.finish': forVisitor(
    ({ now }, viewer) =>
      (session) =>
        viewer
          ? session.and([
              session('booking_sessions.customer_id', '=', viewer.accountId),
              session('booking_sessions.expires_at', '>', now),
            ])
          : session.val(false),
  ),
  // The rows say that only staff may.
  'lead.answer': forAnyone(() => everyRow()),
  'ownPet.book': forVisitor(
    (_circumstances, viewer) => (pet) =>
      viewer
        ? pet.and([pet('pets.customer_id', '=', viewer.accountId), pet('pets.status', '=', 'active')])
        : pet.val(false),
  ),
  'ownAppointment.repeat': forVisitor(
    (_circumstances, viewer) => (appointment) =>
      viewer ? appointment('appointments.customer_id', '=', viewer.accountId) : appointment.val(false),
  ),
};
