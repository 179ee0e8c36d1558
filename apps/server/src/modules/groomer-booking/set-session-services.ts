import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, found, refuseProblems } from '../../platform/failure.ts';
import { priceLines } from '../appointments/index.ts';
import { activePetsAsSeenBy } from '../../views/customer-to-book.ts';
import { lockedSession, performerOf, setSessionLines, type GroomerBooking } from './groomer-bookings.queries.ts';

export interface ChosenPet {
  readonly petId: string;
  readonly services: readonly { readonly serviceId: string; readonly addons: readonly string[] }[];
  readonly timeModifierIds: readonly string[];
}

const NO_PRICE = 'is not offered for this pet';

/** Replaces what is done to which pet, at the prices of the groomer now. */
export const setSessionServices = async (
  tx: Tx,
  session: Rows<'checkout_sessions'>,
  chosen: readonly ChosenPet[],
): Promise<GroomerBooking> => {
  const current = await lockedSession(tx, session);
  if (current.placedIds.length > 0) throw new Failure('illegal_transition');
  const pets = new Map((await activePetsAsSeenBy(tx, current)).map((pet) => [pet.id, pet]));
  const works = chosen.flatMap(({ petId, services, timeModifierIds }, petAt) =>
    services.map(({ serviceId, addons }, serviceAt) => ({
      field: `petServices.${petAt}.services.${serviceAt}`,
      pet: found(pets.get(petId)),
      serviceId,
      addOnIds: addons,
      // What makes a pet take longer counts once a pet, not once a service.
      timeModifierIds: serviceAt === 0 ? timeModifierIds : [],
    })),
  );
  const priced = await priceLines(tx, performerOf(current), works);
  refuseProblems(Object.fromEntries(works.flatMap(({ field }, index) => (priced[index] ? [] : [[field, NO_PRICE]]))));
  const lines = priced.filter((line) => line !== undefined);
  await setSessionLines(tx, current.id, lines);
  return { ...current, lines };
};
