import { PET_SIZES } from '@tailgate/contract';
import { cents } from '@tailgate/values/money';
import { seedCatalogue, type SeedCatalogue } from '../../src/modules/catalogue/catalogue.seed.ts';
import type { Tx } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';

const MAX_WEIGHTS_LB = [10, 20, 50, 80, null];

/** A small catalogue for one site: two pet types, four breeds, three services, two add-ons, one time modifier. */
export const buildCatalogue = async (tx: Tx) => {
  const ids = {
    dog: newId(),
    cat: newId(),
    poodle: newId(),
    beagle: newId(),
    mastiff: newId(),
    persian: newId(),
    bath: newId(),
    groom: newId(),
    lionCut: newId(),
    nails: newId(),
    bandana: newId(),
    matted: newId(),
  };
  const breed = (id: string, petTypeId: string, name: string, size: (typeof PET_SIZES)[number]) => ({
    id,
    petTypeId,
    name,
    slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    weightLb: [20, 30] as const,
    size,
    intensity: 3,
    groomFrequencyWeeks: 6,
    personality: 'Merry',
    description: 'A breed.',
    groomingNotes: 'Brush.',
  });
  const service = (id: string, petTypeId: string, name: string, addOnIds: string[]) => ({
    id,
    petTypeId,
    name,
    description: `${name}, as usual`,
    features: ['Warm water'],
    basePriceCents: [cents(8000), cents(15_050)] as const,
    baseMinutes: 45,
    addOnIds,
  });
  const catalogue: SeedCatalogue = {
    petTypes: [
      { id: ids.dog, name: 'Dog', slug: 'dog' },
      { id: ids.cat, name: 'Cat', slug: 'cat' },
    ],
    sizes: PET_SIZES.map((name, index) => ({
      id: newId(),
      name,
      label: name,
      minWeightLb: index === 0 ? 0 : (MAX_WEIGHTS_LB[index - 1] ?? 0) + 1,
      maxWeightLb: MAX_WEIGHTS_LB[index] ?? null,
    })),
    breeds: [
      breed(ids.poodle, ids.dog, 'Standard Poodle', 'large'),
      breed(ids.beagle, ids.dog, 'Beagle', 'medium'),
      breed(ids.mastiff, ids.dog, '100% Mastiff', 'extra_large'),
      breed(ids.persian, ids.cat, 'Persian', 'small'),
    ],
    services: [
      service(ids.bath, ids.dog, 'Bath', [ids.nails, ids.bandana]),
      service(ids.groom, ids.dog, 'Full groom', [ids.nails]),
      service(ids.lionCut, ids.cat, 'Lion cut', []),
    ],
    addOns: [
      { id: ids.nails, name: 'Nail grind', description: 'Smooth.', priceCents: cents(1500), minutes: 10 },
      { id: ids.bandana, name: 'Bandana', description: 'Fresh.', priceCents: cents(600), minutes: 0 },
    ],
    timeModifiers: [{ id: ids.matted, name: 'Matted coat', priceCents: cents(3000), minutes: 30 }],
  };
  await seedCatalogue(tx, catalogue);
  return ids;
};
