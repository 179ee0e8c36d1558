import type { BookingSession, ServiceOffer } from './session-query.ts';

/** What is done to one pet. */
export interface PetChoice {
  readonly petId: string;
  readonly services: readonly { readonly serviceId: string; readonly addons: readonly string[] }[];
  readonly timeModifierIds: readonly string[];
}

/** As the session has it. */
export const choiceOf = ({ petServices }: Pick<BookingSession, 'petServices'>): readonly PetChoice[] =>
  [...Map.groupBy(petServices, ({ petId }) => petId)].map(([petId, lines]) => ({
    petId,
    services: lines.map(({ serviceId, addons }) => ({ serviceId, addons: addons.map(({ id }) => id) })),
    timeModifierIds: [...new Set(lines.flatMap(({ timeModifiers }) => timeModifiers.map(({ id }) => id)))],
  }));

export const choiceFor = (choice: readonly PetChoice[], petId: string): PetChoice =>
  choice.find((one) => one.petId === petId) ?? { petId, services: [], timeModifierIds: [] };

/** Pets without a service are left out: nothing is done to them. */
const withPet = (choice: readonly PetChoice[], changed: PetChoice): readonly PetChoice[] =>
  [...choice.filter(({ petId }) => petId !== changed.petId), changed].filter(({ services }) => services.length > 0);

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

export const toggleService = (choice: readonly PetChoice[], petId: string, serviceId: string): readonly PetChoice[] => {
  const pet = choiceFor(choice, petId);
  const services = pet.services.some((service) => service.serviceId === serviceId)
    ? pet.services.filter((service) => service.serviceId !== serviceId)
    : [...pet.services, { serviceId, addons: [] }];
  return withPet(choice, { ...pet, services });
};

export const toggleAddOn = (
  choice: readonly PetChoice[],
  petId: string,
  serviceId: string,
  addOnId: string,
): readonly PetChoice[] => {
  const pet = choiceFor(choice, petId);
  const services = pet.services.map((service) =>
    service.serviceId === serviceId ? { ...service, addons: toggled(service.addons, addOnId) } : service,
  );
  return withPet(choice, { ...pet, services });
};

export const toggleModifier = (choice: readonly PetChoice[], petId: string, id: string): readonly PetChoice[] => {
  const pet = choiceFor(choice, petId);
  return withPet(choice, { ...pet, timeModifierIds: toggled(pet.timeModifierIds, id) });
};

/** As the call wants it. */
export const petServicesOf = (choice: readonly PetChoice[]) =>
  choice.map(({ petId, services, timeModifierIds }) => ({
    petId,
    services: services.map(({ serviceId, addons }) => ({ serviceId, addons: [...addons] })),
    timeModifierIds: [...timeModifierIds],
  }));

/** What the groomer offers for a kind of pet. */
export const offersFor = (offers: readonly ServiceOffer[], petType: string): readonly ServiceOffer[] =>
  offers.filter((offer) => offer.offered && offer.petType.slug === petType);
