import type { CatalogueService, Size } from './catalogue-query.ts';
import { centsOf, type AddOnPrice, type PriceTable, type ServicePrices, type SizePrice } from './price-table.ts';
import { SIZES, type PetSize } from './sizes.ts';

/** A field of the table. */
export interface Cell {
  readonly row: keyof SizePrice;
  readonly size: PetSize;
}

export const largerThan = (size: PetSize): readonly PetSize[] => SIZES.slice(SIZES.indexOf(size) + 1);

/** What a size adds, in the unit of the row: cents or minutes. */
export const modifierOf = (sizes: readonly Size[], { row, size }: Cell): number => {
  const found = sizes.find(({ name }) => name === size);
  if (!found) return 0;
  return row === 'price' ? (centsOf(found.priceModifier) ?? 0) : found.durationModifier;
};

export const setCell = (service: ServicePrices, { row, size }: Cell, value: number | null): ServicePrices => ({
  ...service,
  sizes: { ...service.sizes, [size]: { ...service.sizes[size], [row]: value } },
});

/** Copies a field to all larger sizes; with the steps of the sizes each gets what it is larger by on top. */
export const fillRight = (service: ServicePrices, from: Cell, steps: readonly Size[] = []): ServicePrices => {
  const value = service.sizes[from.size][from.row];
  return largerThan(from.size).reduce((filled, size) => {
    const to = { row: from.row, size };
    return setCell(filled, to, value === null ? null : value + modifierOf(steps, to) - modifierOf(steps, from));
  }, service);
};

/** The catalogue's prices and times for every size; what was said of single breeds stays. */
export const copyFromCatalogue = (
  service: ServicePrices,
  { baseMinPrice, baseServiceTime }: Pick<CatalogueService, 'baseMinPrice' | 'baseServiceTime'>,
  sizes: readonly Size[],
): ServicePrices =>
  SIZES.reduce((copied, size) => {
    const price = (centsOf(baseMinPrice) ?? 0) + modifierOf(sizes, { row: 'price', size });
    const minutes = baseServiceTime + modifierOf(sizes, { row: 'minutes', size });
    return setCell(setCell(copied, { row: 'price', size }, price), { row: 'minutes', size }, minutes);
  }, service);

const DOLLAR = 100;

/** To whole dollars: nobody asks for $93.50. */
const changed = (cents: number | null, percent: number): number | null =>
  cents === null ? null : Math.round((cents * (100 + percent)) / 100 / DOLLAR) * DOLLAR;

/** All prices of a service by so many percent, its times untouched. */
export const changeByPercent = (service: ServicePrices, percent: number): ServicePrices => ({
  ...service,
  hourlyRate: changed(service.hourlyRate, percent),
  sizes: SIZES.reduce(
    (sizes, size) => ({ ...sizes, [size]: { ...sizes[size], price: changed(sizes[size].price, percent) } }),
    service.sizes,
  ),
  breeds: service.breeds.map((breed) => ({
    ...breed,
    min: changed(breed.min, percent),
    max: changed(breed.max, percent),
  })),
});

export const editService = (
  table: PriceTable,
  serviceId: string,
  edit: (service: ServicePrices) => ServicePrices,
): PriceTable => ({
  ...table,
  services: table.services.map((service) => (service.serviceId === serviceId ? edit(service) : service)),
});

export const editAddOn = (table: PriceTable, addOnId: string, edit: Partial<AddOnPrice>): PriceTable => ({
  ...table,
  addOns: table.addOns.map((addOn) => (addOn.addOnId === addOnId ? { ...addOn, ...edit } : addOn)),
});
