import { ENTER, go, type Decision } from './decision.ts';
import type { Situation } from './situation.ts';

/** Updated agreements come before any other work. */
export const agreementsSigned = ({ account, page }: Situation): Decision =>
  account?.needToSignAgreements ? go('agreements-updated', { search: { redirect: page.href } }) : ENTER;

/** Requires an emergency contact before working, where the site asks for one. */
export const emergencyContact = ({ account, requireEmergencySettings }: Situation): Decision =>
  requireEmergencySettings && account && !account.hasEmergencySettings
    ? go('groomer-account-settings', { search: { missing: 'emergency-contact' } })
    : ENTER;

/** A customer goes on with the pets of the order; a visitor needs a place and a day first. */
export const bookingEntry = ({ session, booking }: Situation): Decision => {
  if (session?.role === 'customer' && booking.orderId)
    return go('customer-order-orderId-pets', { params: { orderId: booking.orderId } });
  if (session) return ENTER;
  return booking.serviceArea && booking.serviceDate ? ENTER : go('customer-new');
};
