import type { GROOMER_BOOKING_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';
import { isPetOfCustomersOf } from './own-pets.view.ts';

export const groomerBookingPolicy: Policy<typeof GROOMER_BOOKING_ABILITIES> = {
  'groomerBooking.use': forViewer((viewer) => (session) => session('provider_id', '=', viewer.accountId)),
  // A blocked customer gets no new appointments.
  'customer.book': forViewer(
    (viewer) => (customer) =>
      customer.and([customer('provider_id', '=', viewer.accountId), customer('blocked_at', 'is', null)]),
  ),
  'pet.book': forViewer((viewer) => () => isPetOfCustomersOf(viewer.accountId)),
};
