import type { Tx } from '../../../platform/db/database.ts';
import type { WorkLine } from '../../../platform/db/stored/bookings.ts';
import type { PetToBook } from '../../../views/customer-to-book.ts';
import { priceWork } from '../../catalogue/index.ts';

/** One service for one pet, before it has a price. */
export interface LineToPrice {
  readonly pet: PetToBook;
  readonly serviceId: string;
  readonly addOnIds: readonly string[];
  readonly timeModifierIds: readonly string[];
}

/** At the prices of the groomer now; undefined where the groomer does not offer it for such a pet. */
export const priceLines = async (
  tx: Tx,
  providerId: string,
  lines: readonly LineToPrice[],
): Promise<(WorkLine | undefined)[]> => {
  const works = lines.map(({ pet, ...work }) => ({
    ...work,
    pet: {
      petTypeId: pet.pet_type_id,
      weightLb: pet.weight_lb ?? undefined,
      breed: pet.breed_id && pet.breed_size ? { id: pet.breed_id, size: pet.breed_size } : undefined,
    },
  }));
  const priced = await priceWork(tx, providerId, works);
  return lines.map(({ pet, serviceId }, index) => {
    const price = priced[index];
    return price && { petId: pet.id, petName: pet.name, breedName: pet.breed_name, serviceId, ...price };
  });
};
