import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, refuseProblems } from '../../platform/failure.ts';
import { activePetsAsSeenBy } from '../../views/customer-to-book.ts';
import { priceLines } from '../appointments/index.ts';
import {
  lockedSession,
  setSessionDestination,
  setSessionLines,
  type GroomerBooking,
} from './groomer-bookings.queries.ts';

const idsOf = (extras: readonly { readonly id: string }[]) => extras.map(({ id }) => id);

/** Chooses whose calendar the appointment goes to. The work stays, at the prices of whoever does it. */
export const setTradePartner = async (
  tx: Tx,
  session: Rows<'checkout_sessions'>,
  partnerId: string | null,
): Promise<GroomerBooking> => {
  const current = await lockedSession(tx, session);
  if (current.placedIds.length > 0) throw new Failure('illegal_transition');
  const pets = new Map((await activePetsAsSeenBy(tx, current)).map((pet) => [pet.id, pet]));
  const works = current.lines.flatMap(({ petId, serviceId, addOns, timeModifiers }) => {
    const pet = pets.get(petId);
    return pet ? [{ pet, serviceId, addOnIds: idsOf(addOns), timeModifierIds: idsOf(timeModifiers) }] : [];
  });
  const priced = await priceLines(tx, partnerId ?? current.providerId, works);
  const lines = priced.filter((line) => line !== undefined);
  refuseProblems(lines.length < works.length ? { service_provider_id: 'does not offer all of these services' } : {});
  await setSessionDestination(tx, current.id, partnerId);
  await setSessionLines(tx, current.id, lines);
  return { ...current, destinationId: partnerId, lines };
};
