import type { Tx } from '../../platform/db/database.ts';
import type { WorkLine } from '../../platform/db/stored/bookings.ts';
import { activePetsAsSeenBy, type PetToBook } from '../../views/customer-to-book.ts';
import { lastLinesOf, priceLines, type LineToPrice } from '../appointments/index.ts';
import { defaultServiceByPetType } from '../catalogue/index.ts';

interface Between {
  readonly providerId: string;
  readonly customerId: string;
}

/** Of the last appointment, for pets that the customer still has. */
const linesOfLastTime = async (tx: Tx, { providerId, customerId }: Between, pets: readonly PetToBook[]) =>
  (await lastLinesOf(tx, providerId, customerId)).flatMap(({ petId, ...work }): LineToPrice[] => {
    const pet = pets.find(({ id }) => id === petId);
    return pet ? [{ pet, ...work }] : [];
  });

/** The default service for every pet. */
const defaultLines = async (tx: Tx, { providerId }: Between, pets: readonly PetToBook[]) => {
  const services = await defaultServiceByPetType(tx, providerId);
  return pets.flatMap((pet): LineToPrice[] => {
    const serviceId = services.get(pet.pet_type_id);
    return serviceId === undefined ? [] : [{ pet, serviceId, addOnIds: [], timeModifierIds: [] }];
  });
};

/** What a session starts with, as far as the groomer still offers it: a customer who comes again wants the same. */
export const usualLines = async (tx: Tx, between: Between): Promise<WorkLine[]> => {
  const pets = await activePetsAsSeenBy(tx, between);
  for (const linesOf of [linesOfLastTime, defaultLines]) {
    const priced = await priceLines(tx, between.providerId, await linesOf(tx, between, pets));
    const offered = priced.filter((line) => line !== undefined);
    if (offered.length > 0) return offered;
  }
  return [];
};
