import { PET_SIZES, type PetSize } from '@tailgate/contract/facts';
import { cents, centsOf, multiplyCents, portionOf, type Cents } from '@tailgate/values/money';
import type { CatalogueService, ProviderService, Size } from './catalogue-query.ts';
import {
  amountOf,
  isPriced,
  tableOf,
  type AddOnPrice,
  type PriceTable,
  type ServicePrices,
  type SizePrice,
} from './price-table.ts';

/** A field of the table. */
export interface Cell {
  readonly row: keyof SizePrice;
  readonly size: PetSize;
}

/** What a size adds, in the unit of the row: cents or minutes. */
export const modifierOf = (sizes: readonly Size[], { row, size }: Cell): number => {
  const found = sizes.find(({ name }) => name === size);
  if (!found) return 0;
  return row === 'price' ? centsOf(found.priceModifier) : found.durationModifier;
};

/** The value is in the unit of the row. */
export const setCell = (service: ServicePrices, { row, size }: Cell, value: number | null): ServicePrices => {
  const own = service.sizes[size];
  const changed =
    row === 'minutes' ? { ...own, minutes: value } : { ...own, price: value === null ? null : cents(value) };
  return { ...service, sizes: { ...service.sizes, [size]: changed } };
};

/** The catalogue's prices and times for every size; what was said of single breeds stays. */
export const copyFromCatalogue = (
  service: ServicePrices,
  { baseMinPrice, baseServiceTime }: Pick<CatalogueService, 'baseMinPrice' | 'baseServiceTime'>,
  sizes: readonly Size[],
): ServicePrices =>
  PET_SIZES.reduce((copied, size) => {
    const price = centsOf(baseMinPrice) + modifierOf(sizes, { row: 'price', size });
    const minutes = baseServiceTime + modifierOf(sizes, { row: 'minutes', size });
    return setCell(setCell(copied, { row: 'price', size }, price), { row: 'minutes', size }, minutes);
  }, service);

/** The price list with the catalogue's suggestions where a service has no price yet. */
export const suggestedTable = (items: readonly ProviderService[], sizes: readonly Size[]): PriceTable => {
  const table = tableOf(items);
  const suggest = (service: ServicePrices): ServicePrices => {
    const facts = items.find(({ id }) => id === service.serviceId);
    return facts && !isPriced(service) ? copyFromCatalogue(service, facts, sizes) : service;
  };
  return { ...table, services: table.services.map(suggest) };
};

const DOLLAR = cents(100);
/** Percents are typed with one decimal at most. */
const PARTS_PER_PERCENT = 10;

/** To whole dollars: nobody asks for $93.50. Rounded once, from the exact share. */
export const byPercent = (amount: number, percent: number): Cents => {
  const parts = Math.round((100 + percent) * PARTS_PER_PERCENT);
  return multiplyCents(DOLLAR, portionOf(cents(amount), parts, 100 * PARTS_PER_PERCENT * DOLLAR));
};

const changed = (amount: Cents | null, percent: number): Cents | null =>
  amount === null ? null : byPercent(amount, percent);

/** All prices of a service by so many percent, its times untouched. */
export const changeByPercent = (service: ServicePrices, percent: number): ServicePrices => ({
  ...service,
  hourlyRate: changed(service.hourlyRate, percent),
  sizes: PET_SIZES.reduce(
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

/** An add-on that is offered for the first time starts with what the catalog suggests. */
export const offerAddOn = (
  table: PriceTable,
  facts: ProviderService['addOns'][number],
  offered: boolean,
): PriceTable => {
  const isNew = table.addOns.some(({ addOnId, price }) => addOnId === facts.id && price === null);
  return editAddOn(table, facts.id, {
    offered,
    ...(offered && isNew && { price: amountOf(facts.basePrice), minutes: facts.baseMinutes }),
  });
};
