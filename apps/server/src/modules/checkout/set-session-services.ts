import type { Tx } from '../../platform/db/database.ts';
import type { Rows } from '../../platform/access/policy.ts';
import { Failure, found, refuseProblems } from '../../platform/failure.ts';
import { petsToBook } from '../../views/customer-to-book.ts';
import { priceWork } from '../catalogue/index.ts';
import { lockedSession, setSessionLines, type CheckoutSession } from './checkout-sessions.queries.ts';

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
): Promise<CheckoutSession> => {
  const current = await lockedSession(tx, session);
  if (current.placedIds.length > 0) throw new Failure('illegal_transition');
  const pets = new Map(
    (
      await petsToBook(
        tx,
        current.customerId,
        chosen.map(({ petId }) => petId),
      )
    ).map((pet) => [pet.id, pet]),
  );
  const works = chosen.flatMap(({ petId, services, timeModifierIds }, petAt) =>
    services.map(({ serviceId, addons }, serviceAt) => {
      const pet = found(pets.get(petId));
      return {
        field: `petServices.${petAt}.services.${serviceAt}`,
        row: pet,
        pet: {
          petTypeId: pet.pet_type_id,
          weightLb: pet.weight_lb ?? undefined,
          breed: pet.breed_id && pet.breed_size ? { id: pet.breed_id, size: pet.breed_size } : undefined,
        },
        serviceId,
        addOnIds: addons,
        // What makes a pet take longer counts once a pet, not once a service.
        timeModifierIds: serviceAt === 0 ? timeModifierIds : [],
      };
    }),
  );
  const priced = await priceWork(tx, current.providerId, works);
  refuseProblems(Object.fromEntries(works.flatMap(({ field }, index) => (priced[index] ? [] : [[field, NO_PRICE]]))));
  const lines = works.flatMap(({ row, serviceId }, index) => {
    const price = priced[index];
    return price ? [{ petId: row.id, petName: row.name, breedName: row.breed_name, serviceId, ...price }] : [];
  });
  await setSessionLines(tx, current.id, lines);
  return { ...current, lines };
};
