import { PET_SIZES, type PetSize } from '@tailgate/contract/facts';
import type { ProviderService, Size } from './catalogue-query.ts';
import { tableOf, type ServicePrices } from './price-table.ts';

const size = (
  name: PetSize,
  label: string,
  minWeight: number,
  maxWeight: number | null,
  priceModifier: number,
): Size => ({
  id: name,
  name,
  label,
  minWeight,
  maxWeight,
  priceModifier,
  durationModifier: 0,
});

export const PETS_BY_SIZE: readonly Size[] = [
  size('extra_small', 'Extra small', 0, 10, 0),
  size('small', 'Small', 10, 25, 15),
  size('medium', 'Medium', 25, 50, 30),
  size('large', 'Large', 50, 90, 45),
  size('extra_large', 'Extra large', 90, null, 60),
];

type Cells = Readonly<Partial<Record<PetSize, readonly [cents: number, minutes: number]>>>;

export const buildService = (given: Partial<ProviderService> = {}, cells: Cells = {}): ProviderService => ({
  id: 'full-groom',
  name: 'Full groom',
  description: 'Everything in one visit.',
  features: ['Bath', 'Haircut'],
  category: 'grooming',
  petType: { id: 'dog', name: 'Dog', slug: 'dog' },
  baseMinPrice: 115,
  baseMaxPrice: 230,
  baseServiceTime: 75,
  offered: true,
  adjustBy: 'size',
  isHourly: false,
  hourlyRate: 0,
  sizes: PET_SIZES.map((name) => {
    const [cents, minutes] = cells[name] ?? [0, 0];
    return { size: name, price: cents / 100, minutes };
  }),
  breeds: [],
  addOns: [],
  ...given,
});

/** Prices of one service; what is not given has none. */
export const pricesOf = (cells: Cells): ServicePrices =>
  tableOf([buildService({}, cells)]).services[0] as ServicePrices;
