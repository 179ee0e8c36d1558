import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { OrderedPet, TypedLocation } from '../../platform/db/stored/bookings.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { activePetsOf, customerToBook, type PetToBook } from '../../views/customer-to-book.ts';
import { makeCustomer } from '../accounts/index.ts';
import { lastPlaceOf } from '../appointments/index.ts';
import { changeBookingSession, lockedBookingSession, type BookingSession } from './booking-sessions.queries.ts';
import { remindIfLeft } from './visitor-booking.jobs.ts';
import { refreshSearch } from './refresh-search.ts';

const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A pet that was described under the name of one the customer has is that pet. Each is taken once. */
const recognized = (pets: readonly OrderedPet[], known: readonly PetToBook[]): OrderedPet[] => {
  const taken = new Set(pets.flatMap(({ petId }) => petId ?? []));
  return pets.map((pet) => {
    if (pet.petId !== null) return pet;
    const same = known.find(
      ({ id, name, pet_type_id: type }) => !taken.has(id) && type === pet.petType.id && isSameName(name, pet.name),
    );
    if (same) taken.add(same.id);
    return { ...pet, petId: same?.id ?? null };
  });
};

/** Where the customer lives, or else where a groomer last came to them. */
const knownPlaceOf = async (tx: Tx, customerId: string): Promise<TypedLocation | null> => {
  const { address } = await customerToBook(tx, customerId);
  return address ?? (await lastPlaceOf(tx, customerId)) ?? null;
};

/** Makes the session the customer's, with what is known about them. */
export const claim = async (tx: Tx, session: BookingSession, customerId: string, platform: Platform): Promise<void> => {
  if (!(await makeCustomer(tx, customerId))) throw new Failure('forbidden');
  const pets = recognized(session.pets, await activePetsOf(tx, customerId));
  // What was typed stays.
  const place = session.location === null ? await knownPlaceOf(tx, customerId) : null;
  await changeBookingSession(
    tx,
    session.id,
    { customerId, pets, ...(place && { location: place }) },
    platform.clock.now(),
  );
  await remindIfLeft(tx, session.id, platform.clock.now());
  if (place) await refreshSearch(tx, { ...session, pets, location: place }, platform);
};

/** The signed-in customer takes a visitor's session over. Theirs already: nothing changes. */
export const claimBookingSession = async (
  tx: Tx,
  viewer: Viewer,
  named: Rows<'booking_sessions'>,
  platform: Platform,
): Promise<string> => {
  const session = await lockedBookingSession(tx, named);
  if (session.customerId === null) await claim(tx, session, viewer.accountId, platform);
  return session.id;
};
