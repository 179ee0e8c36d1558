import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { TypedLocation } from '../../platform/db/stored/bookings.ts';
import type { Platform } from '../../platform/platform.ts';
import { customerToBook } from '../../views/customer-to-book.ts';
import { acceptCustomerTerms, askToProveEmail, updateCustomerProfile, updateNames } from '../accounts/index.ts';
import { acceptPolicies, lockedBookingSession, type BookingSession } from './booking-sessions.queries.ts';
import { isComplete, isSamePlace, POLICIES_VERSION } from './visitor-booking.rules.ts';
import { moveTo, requireUnplaced } from './set-booking-location.ts';

export interface GivenProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly physicalAddress?: TypedLocation | undefined;
  readonly addressLine2: string;
  readonly addressNotes: string;
  readonly isApartmentComplex: boolean;
  readonly referralSource: string;
}

/** The first complete address of a customer is their home; a visit somewhere else does not move them. */
const keepHome = async (tx: Tx, accountId: string, location: TypedLocation, profile: GivenProfile): Promise<void> => {
  const { address } = await customerToBook(tx, accountId);
  if (!isComplete(location) || (address !== null && !isSamePlace(address, location))) return;
  const { line2: _, notes: __, ...home } = location;
  await updateCustomerProfile(tx, accountId, {
    address: home,
    addressLine2: profile.addressLine2,
    addressNotes: profile.addressNotes,
    isApartmentComplex: profile.isApartmentComplex,
  });
};

/** Who the customer is and where exactly they live; the person accepts the policies themselves. */
export const setBookingProfile = async (
  tx: Tx,
  viewer: Viewer,
  { session: named, ...profile }: GivenProfile & { readonly session: Rows<'booking_sessions'> },
  platform: Platform,
): Promise<BookingSession['id']> => {
  const { accountId } = viewer;
  const session = await lockedBookingSession(tx, named);
  requireUnplaced(session);
  await updateNames(tx, accountId, { first_name: profile.firstName, last_name: profile.lastName });
  await updateCustomerProfile(tx, accountId, {
    ...(profile.email !== null && { contactEmail: profile.email }),
    ...(profile.referralSource !== '' && { firstSource: profile.referralSource }),
  });
  if (profile.email !== null) await askToProveEmail(tx, viewer, profile.email, platform);
  const place = profile.physicalAddress ?? session.location;
  if (place) {
    const location = { ...place, line2: profile.addressLine2, notes: profile.addressNotes };
    await moveTo(tx, session, location, platform);
    await keepHome(tx, accountId, location, profile);
  }
  await acceptCustomerTerms(tx, viewer, platform);
  await acceptPolicies(tx, { customerId: accountId, version: POLICIES_VERSION, at: platform.clock.now() });
  return session.id;
};
