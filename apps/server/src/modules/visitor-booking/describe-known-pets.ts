import type { Tx } from '../../platform/db/database.ts';
import type { OrderedPet } from '../../platform/db/stored/bookings.ts';
import { activePetsOf } from '../../views/customer-to-book.ts';
import { catalogueParts } from '../catalogue/index.ts';
import { describePets, type GivenPet } from './describe-pets.ts';

interface Work {
  readonly petId: string;
  readonly serviceId: string;
  readonly addOnIds: readonly string[];
  readonly timeModifierIds: readonly string[];
}

/** Everything but the pet and its services is read from the pet. */
const UNSAID = {
  breedId: null,
  size: null,
  weight: null,
  birthYear: null,
  gender: null,
  vaccinated: false,
  spayedNeutered: false,
  anxiousAggressive: false,
} as const;

/** What was done to pets of a customer, as far as they still have them and the catalogue still has it. */
export const describeKnownPets = async (tx: Tx, customerId: string, works: readonly Work[]): Promise<OrderedPet[]> => {
  const parts = await catalogueParts(tx, { breedIds: [], serviceIds: works.map(({ serviceId }) => serviceId) });
  const given = (await activePetsOf(tx, customerId)).flatMap(({ id, pet_type_id: petTypeId }): GivenPet[] => {
    const own = works.filter(({ petId }) => petId === id);
    const services = own.flatMap(({ serviceId, addOnIds }) => {
      const service = parts.services.get(serviceId);
      if (!service || service.pet_type_id !== petTypeId) return [];
      return [{ serviceId, addons: addOnIds.filter((addOn) => service.add_ons.some((known) => known.id === addOn)) }];
    });
    const modifiers = own
      .flatMap(({ timeModifierIds }) => timeModifierIds)
      .filter((each) => parts.timeModifiers.has(each));
    return own.length > 0 ? [{ ...UNSAID, petId: id, services, timeModifierIds: [...new Set(modifiers)] }] : [];
  });
  return await describePets(tx, given);
};
