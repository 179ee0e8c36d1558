import { DEFAULT_SERVICE_CATEGORY } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteSearch, insertSearch } from '../search/index.ts';
import { changeBookingSession, type BookingSession } from './booking-sessions.queries.ts';
import { hasServices, searchedPets } from './visitor-booking.rules.ts';

type Searched = Pick<BookingSession, 'id' | 'location' | 'pets' | 'searchId' | 'expiresAt'>;

/** Gives the session a search of exactly its pets at its place, once both are known; it lasts as long as the session. */
export const refreshSearch = async (
  tx: Tx,
  { id, location, pets, searchId, expiresAt }: Searched,
  { clock }: Pick<Platform, 'clock'>,
): Promise<string | null> => {
  const now = clock.now();
  const isReady = location !== null && hasServices(pets);
  const nextId = isReady ? newId() : null;
  if (isReady && nextId !== null)
    await insertSearch(tx, {
      id: nextId,
      category: DEFAULT_SERVICE_CATEGORY,
      place: { latitude: location.latitude, longitude: location.longitude },
      postalCode: location.postalCode === '' ? null : location.postalCode,
      pets: searchedPets(pets),
      now,
      expiresAt,
    });
  await changeBookingSession(tx, id, { searchId: nextId }, now);
  if (searchId !== null) await deleteSearch(tx, searchId);
  return nextId;
};
