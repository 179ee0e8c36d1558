import type { SeedCatalogue, SeedOffer } from '@tailgate/server/seeding';
import { randomFrom, type Random } from '@tailgate/kit';
import { addCents, cents, centsOf } from '@tailgate/values/money';
import type { DemoSite } from '../logins.ts';
import type { DemoPerson } from '../people/demo-person.ts';
import { demoId, slugOf } from '../people/ids.ts';
import { ADD_ONS, SERVICES, type ServiceStory } from '../story/price-list.ts';
import { listPrices } from './catalogue.ts';

const STEP_DOLLARS = 5;
const STEP_MINUTES = 5;
const HOURLY_RATE_DOLLARS = 95;
/** The range of a price by breed. */
const BREED_RANGE = cents(3000);

const rounded = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

/** How one groomer deviates from the price list in price and time. */
interface Manner {
  readonly priceFactor: number;
  readonly timeFactor: number;
}

const priceOf = (manner: Manner, dollars: number, minutes: number) => ({
  priceCents: centsOf(rounded(dollars * manner.priceFactor, STEP_DOLLARS)),
  minutes: rounded(minutes * manner.timeFactor, STEP_MINUTES),
});

/** The offers of every provider who takes bookings. */
export const offersOf = (site: DemoSite, people: readonly DemoPerson[], catalogue: SeedCatalogue): SeedOffer[] =>
  people
    .filter(({ roles, provider }) => roles[0] === 'groomer' && provider?.status === 'active')
    .map((person) => {
      const random = randomFrom(`offer/${person.id}`);
      const manner = { priceFactor: random.integer(90, 120) / 100, timeFactor: random.integer(90, 110) / 100 };
      const takesCats = random.chance(0.5);
      return {
        providerId: person.id,
        services: SERVICES.filter(({ petType }) => petType === 'dog' || takesCats).map((service) =>
          offeredService(site, service, manner, random, catalogue),
        ),
        addOns: ADD_ONS.filter(() => random.chance(0.8)).map(({ name, price: [dollars, minutes] }) => ({
          addOnId: demoId(site, 'add-on', slugOf(name)),
          priceCents: centsOf(Math.round(dollars * manner.priceFactor)),
          minutes,
        })),
      };
    });

const offeredService = (
  site: DemoSite,
  service: ServiceStory,
  manner: Manner,
  random: Random,
  catalogue: SeedCatalogue,
): SeedOffer['services'][number] => {
  const serviceId = demoId(site, 'service', slugOf(service.name));
  const sizes = listPrices(service).map(({ size, dollars, minutes }) => ({
    size,
    ...priceOf(manner, dollars, minutes),
  }));
  const isByBreed = service.isBreedWork === true && random.chance(0.5);
  const petTypeId = catalogue.services.find(({ id }) => id === serviceId)?.petTypeId;
  const curly = catalogue.breeds.filter((breed) => breed.petTypeId === petTypeId && /oodle|poo$/i.test(breed.name));
  return {
    serviceId,
    adjustBy: isByBreed ? 'breed' : 'size',
    hourlyRateCents:
      service.name === 'De-shed' && random.chance(0.3)
        ? centsOf(rounded(HOURLY_RATE_DOLLARS * manner.priceFactor, STEP_DOLLARS))
        : null,
    sizes,
    breeds: isByBreed
      ? curly.flatMap(({ id, size }) => {
          const price = sizes.find((candidate) => candidate.size === size);
          if (!price) return [];
          const { priceCents, minutes } = price;
          return { breedId: id, minCents: priceCents, maxCents: addCents(priceCents, BREED_RANGE), minutes };
        })
      : [],
  };
};
