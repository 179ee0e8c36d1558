import type { PetSize } from '@tailgate/contract';
import { sizeOfWeight } from '@tailgate/pricing';
import type { SeedCatalogue } from '@tailgate/server/seeding';
import { centsOf } from '@tailgate/values/money';
import type { DemoSite } from '../logins.ts';
import { demoId, slugOf } from '../people/ids.ts';
import { CATS, COATS, DOGS } from '../story/breeds.ts';
import { ADD_ONS, SERVICES, TIME_MODIFIERS, type ExtraStory, type ServiceStory } from '../story/price-list.ts';

const SIZES: readonly { name: PetSize; label: string; minWeightLb: number; maxWeightLb: number | null }[] = [
  { name: 'extra_small', label: 'Extra small', minWeightLb: 0, maxWeightLb: 10 },
  { name: 'small', label: 'Small', minWeightLb: 11, maxWeightLb: 20 },
  { name: 'medium', label: 'Medium', minWeightLb: 21, maxWeightLb: 50 },
  { name: 'large', label: 'Large', minWeightLb: 51, maxWeightLb: 80 },
  { name: 'extra_large', label: 'Extra large', minWeightLb: 81, maxWeightLb: null },
];

/** The price list has four columns; the two smallest sizes share the first. */
const COLUMN_OF_SIZE: Readonly<Record<PetSize, number>> = {
  extra_small: 0,
  small: 0,
  medium: 1,
  large: 2,
  extra_large: 3,
};

export const listPrices = (service: ServiceStory) =>
  SIZES.flatMap(({ name }) => {
    const price = service.prices[COLUMN_OF_SIZE[name]];
    return price ? { size: name, dollars: price[0], minutes: price[1] } : [];
  });

/** By the middle of the breed's weight range. */
const sizeOf = (lowLb: number, highLb: number): PetSize => sizeOfWeight((lowLb + highLb) / 2, SIZES) ?? 'extra_large';

export const catalogueOf = (site: DemoSite): SeedCatalogue => {
  const petTypeIds = { dog: demoId(site, 'pet-type', 'dog'), cat: demoId(site, 'pet-type', 'cat') };
  const addOns = ADD_ONS.map((addOn) => ({ ...extraOf(site, 'add-on', addOn), description: addOn.description }));
  return {
    petTypes: [
      { id: petTypeIds.dog, name: 'Dog', slug: 'dog' },
      { id: petTypeIds.cat, name: 'Cat', slug: 'cat' },
    ],
    sizes: SIZES.map((size) => ({ ...size, id: demoId(site, 'pet-size', size.name) })),
    breeds: (['dog', 'cat'] as const).flatMap((petType) =>
      (petType === 'dog' ? DOGS : CATS).map(([name, low, high, coat, personality]) => ({
        id: demoId(site, 'breed', slugOf(name)),
        petTypeId: petTypeIds[petType],
        name,
        slug: slugOf(name),
        weightLb: [low, high] as const,
        size: sizeOf(low, high),
        intensity: COATS[coat].intensity,
        groomFrequencyWeeks: COATS[coat].weeks,
        personality,
        description: `A ${petType} of ${low} to ${high} pounds ${coat === 'hairless' ? 'without a coat' : `with a ${coat} coat`}.`,
        groomingNotes: COATS[coat].notes,
      })),
    ),
    services: SERVICES.map((service) => {
      const prices = listPrices(service);
      return {
        id: demoId(site, 'service', slugOf(service.name)),
        petTypeId: petTypeIds[service.petType],
        name: service.name,
        description: service.description,
        features: service.features,
        basePriceCents: [
          centsOf(Math.min(...prices.map(({ dollars }) => dollars))),
          centsOf(Math.max(...prices.map(({ dollars }) => dollars))),
        ] as const,
        baseMinutes: Math.min(...prices.map(({ minutes }) => minutes)),
        addOnIds: addOns
          .filter((_addOn, index) => service.petType === 'dog' || ADD_ONS[index]?.alsoForCats)
          .map(({ id }) => id),
      };
    }),
    addOns,
    timeModifiers: TIME_MODIFIERS.map((modifier) => extraOf(site, 'time-modifier', modifier)),
  };
};

const extraOf = (site: DemoSite, kind: string, { name, price: [dollars, minutes] }: ExtraStory) => ({
  id: demoId(site, kind, slugOf(name)),
  name,
  priceCents: centsOf(dollars),
  minutes,
});
