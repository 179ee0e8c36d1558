import { randomFrom, type Random } from '@tailgate/kit';
import type { SeedCatalogue, SeedPet } from '@tailgate/server/seeding';
import type { DemoSite } from '../logins.ts';
import { GROOMER_NOTES, PETS_OF_REGULARS, PET_NAMES, VACCINES } from '../story/pets.ts';
import { daysBefore } from '../today.ts';
import { displayNameOf, type DemoPerson } from './demo-person.ts';
import { demoId } from './ids.ts';

const CATS = 0.15;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Expired, soon to end, and valid ones. */
const expiryOf = (today: Date, random: Random): string => {
  if (random.chance(0.12)) return dayOf(daysBefore(today, random.integer(2, 90)));
  return dayOf(daysBefore(today, -(random.chance(0.15) ? random.integer(2, 28) : random.integer(40, 700))));
};

interface Making {
  readonly site: DemoSite;
  readonly catalogue: SeedCatalogue;
  readonly today: Date;
  /** The stored photo of a pet, if there is one. */
  readonly photoOf: (petId: string) => string | null;
}

const breedFor = ({ catalogue }: Making, wanted: string | undefined, random: Random) => {
  const named = catalogue.breeds.find(({ name }) => name === wanted);
  if (named) return named;
  const wantedKind = random.chance(CATS) ? 'cat' : 'dog';
  const kind = catalogue.petTypes.find(({ slug }) => slug === wantedKind);
  return random.pick(catalogue.breeds.filter(({ petTypeId }) => petTypeId === kind?.id));
};

export const petId = (site: DemoSite, customer: DemoPerson, at: number) =>
  demoId(site, 'pet', displayNameOf(customer), String(at));

const petOf = (making: Making, customer: DemoPerson, at: number): SeedPet => {
  const { site, catalogue, today } = making;
  const random = randomFrom(`${site}/pets/${displayNameOf(customer)}/${at}`);
  const [name = random.pick(PET_NAMES), wanted] = PETS_OF_REGULARS[displayNameOf(customer)]?.[at] ?? [];
  const breed = breedFor(making, wanted, random);
  const id = petId(site, customer, at);
  return {
    id,
    customerId: customer.id,
    name,
    petTypeId: breed.petTypeId,
    breedId: breed.id,
    timeModifierId: random.chance(0.15) ? random.pick(catalogue.timeModifiers).id : null,
    photoFileId: making.photoOf(id),
    description: '',
    groomerNote: random.pick(GROOMER_NOTES),
    gender: random.pick(['female', 'male'] as const),
    birthYear: today.getUTCFullYear() - random.integer(1, 13),
    weightLb: random.integer(Math.max(1, breed.weightLb[0]), breed.weightLb[1]),
    declawed: false,
    spayedNeutered: random.chance(0.8),
    anxiousAggressive: random.chance(0.1),
    createdAt: daysBefore(today, customer.joinedDaysAgo),
    vaccinations: VACCINES.filter(() => random.chance(0.7)).map((vaccine) => ({
      id: demoId(site, 'vaccination', id, vaccine),
      name: vaccine,
      expiresOn: expiryOf(today, random),
    })),
  };
};

export const isCustomer = ({ roles }: DemoPerson) => roles[0] === 'customer';

/** Every other customer has two pets: 180 for 120 customers. */
export const petsOf = (people: readonly DemoPerson[], making: Making): SeedPet[] =>
  people
    .filter(isCustomer)
    .flatMap((customer, index) =>
      Array.from({ length: index % 2 === 0 ? 2 : 1 }, (_pet, at) => petOf(making, customer, at)),
    );
