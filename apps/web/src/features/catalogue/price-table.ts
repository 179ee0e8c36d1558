import type { CallInput } from '@tailgate/contract';
import type { ProviderService } from './catalogue-query.ts';
import { SIZES, type PetSize } from './sizes.ts';

/** Amounts are in cents, and null as long as nothing is typed. */
export interface SizePrice {
  readonly price: number | null;
  readonly minutes: number | null;
}

export interface BreedPrice {
  readonly breedId: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly minutes: number | null;
}

export interface ServicePrices {
  readonly serviceId: string;
  readonly adjustBy: ProviderService['adjustBy'];
  readonly isHourly: boolean;
  readonly hourlyRate: number | null;
  readonly sizes: Readonly<Record<PetSize, SizePrice>>;
  readonly breeds: readonly BreedPrice[];
}

export interface AddOnPrice extends SizePrice {
  readonly addOnId: string;
  readonly offered: boolean;
}

/** Everything one groomer asks: add-ons cost the same with whichever service they are taken. */
export interface PriceTable {
  readonly services: readonly ServicePrices[];
  readonly addOns: readonly AddOnPrice[];
}

const CENTS = 100;
/** 0 stands for 'nothing set'. */
export const centsOf = (dollars: number): number | null => (dollars === 0 ? null : Math.round(dollars * CENTS));
const minutesOf = (minutes: number): number | null => (minutes === 0 ? null : minutes);
const dollarsOf = (cents: number | null): number => (cents ?? 0) / CENTS;

/** Of the services that are offered: the others cost nothing to nobody. */
export const tableOf = (items: readonly ProviderService[]): PriceTable => {
  const offered = items.filter((item) => item.offered);
  const addOns = new Map(offered.flatMap((item) => item.addOns.map((addOn) => [addOn.id, addOn])));
  return {
    services: offered.map(servicePricesOf),
    addOns: [...addOns.values()].map(({ id, offered: isOffered, price, minutes }) => ({
      addOnId: id,
      offered: isOffered,
      price: centsOf(price),
      minutes: minutesOf(minutes),
    })),
  };
};

const servicePricesOf = (item: ProviderService): ServicePrices => {
  const priceOf = (size: PetSize): SizePrice => {
    const { price = 0, minutes = 0 } = item.sizes.find((row) => row.size === size) ?? {};
    return { price: centsOf(price), minutes: minutesOf(minutes) };
  };
  return {
    serviceId: item.id,
    adjustBy: item.adjustBy,
    isHourly: item.isHourly,
    hourlyRate: centsOf(item.hourlyRate),
    sizes: {
      extra_small: priceOf('extra_small'),
      small: priceOf('small'),
      medium: priceOf('medium'),
      large: priceOf('large'),
      extra_large: priceOf('extra_large'),
    },
    breeds: item.breeds.map(({ breedId, priceMin, priceMax, minutes }) => ({
      breedId,
      min: centsOf(priceMin),
      max: centsOf(priceMax),
      minutes: minutesOf(minutes),
    })),
  };
};

type PricesBody = CallInput<'POST /v2/on-boarding/groomer/offered/services/prices'>['body'];
type AddOnsBody = CallInput<'POST /v2/on-boarding/groomer/offered/service-addons/prices'>['body'];

export const pricesToSend = ({ services }: PriceTable): PricesBody => ({
  services: services.map(({ serviceId, adjustBy, isHourly, hourlyRate, sizes, breeds }) => ({
    serviceId,
    adjustBy,
    isHourly,
    hourlyRate: dollarsOf(hourlyRate),
    sizes: SIZES.map((size) => ({
      size,
      price: dollarsOf(sizes[size].price),
      minutes: sizes[size].minutes ?? 0,
    })),
    breeds: breeds.map(({ breedId, min, max, minutes }) => ({
      breedId,
      priceMin: dollarsOf(min),
      priceMax: dollarsOf(max ?? min),
      minutes: minutes ?? 0,
    })),
  })),
});

export const addOnsToSend = ({ addOns }: PriceTable): AddOnsBody => ({
  addOns: addOns.map(({ addOnId, offered, price, minutes }) => ({
    addOnId,
    offered,
    price: dollarsOf(price),
    minutes: minutes ?? 0,
  })),
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What differs from what the server has; each part is one call. */
export const changesIn = (table: PriceTable, saved: PriceTable) => ({
  prices: !isSame(pricesToSend(table), pricesToSend(saved)),
  addOns: !isSame(addOnsToSend(table), addOnsToSend(saved)),
});

/** Whether anybody can be told a price for it. */
export const isPriced = ({ isHourly, hourlyRate, sizes, breeds }: ServicePrices): boolean =>
  isHourly
    ? (hourlyRate ?? 0) > 0
    : SIZES.some((size) => (sizes[size].price ?? 0) > 0) || breeds.some(({ max }) => (max ?? 0) > 0);
