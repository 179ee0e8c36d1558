import type { CallInput } from '@tailgate/contract';
import {
  isServicePriced,
  MAX_SERVICE_MINUTES,
  MAX_SERVICE_PRICE_CENTS,
  PET_SIZES,
  type OfferedService,
  type PetSize,
} from '@tailgate/contract/facts';
import { cents, centsOf, dollarsOf, type Cents } from '@tailgate/values/money';
import type { ProviderService } from './catalogue-query.ts';

/** Null while a field is empty. */
export interface SizePrice {
  readonly price: Cents | null;
  readonly minutes: number | null;
}

export interface BreedPrice {
  readonly breedId: string;
  readonly min: Cents | null;
  readonly max: Cents | null;
  readonly minutes: number | null;
}

export interface ServicePrices {
  readonly serviceId: string;
  readonly adjustBy: ProviderService['adjustBy'];
  readonly isHourly: boolean;
  readonly hourlyRate: Cents | null;
  readonly sizes: Readonly<Record<PetSize, SizePrice>>;
  readonly breeds: readonly BreedPrice[];
}

export interface AddOnPrice extends SizePrice {
  readonly addOnId: string;
  readonly offered: boolean;
}

/** The price list of one groomer. An add-on costs the same with every service. */
export interface PriceTable {
  readonly services: readonly ServicePrices[];
  readonly addOns: readonly AddOnPrice[];
}

/** 0 dollars on the wire stand for 'nothing set'. */
export const amountOf = (dollars: number): Cents | null => (dollars === 0 ? null : centsOf(dollars));
const minutesOf = (minutes: number): number | null => (minutes === 0 ? null : minutes);
const dollarsIn = (amount: Cents | null): number => dollarsOf(amount ?? cents(0));

/** Of the services that are offered. */
export const tableOf = (items: readonly ProviderService[]): PriceTable => {
  const offered = items.filter((item) => item.offered);
  const addOns = new Map(offered.flatMap((item) => item.addOns.map((addOn) => [addOn.id, addOn])));
  return {
    services: offered.map(servicePricesOf),
    addOns: [...addOns.values()].map(({ id, offered: isOffered, price, minutes }) => ({
      addOnId: id,
      offered: isOffered,
      price: amountOf(price),
      // An add-on that is offered may take no time; one that is not has no time yet.
      minutes: isOffered ? minutes : minutesOf(minutes),
    })),
  };
};

const servicePricesOf = (item: ProviderService): ServicePrices => {
  const priceOf = (size: PetSize): SizePrice => {
    const { price = 0, minutes = 0 } = item.sizes.find((row) => row.size === size) ?? {};
    return { price: amountOf(price), minutes: minutesOf(minutes) };
  };
  return {
    serviceId: item.id,
    adjustBy: item.adjustBy,
    isHourly: item.isHourly,
    hourlyRate: amountOf(item.hourlyRate),
    sizes: {
      extra_small: priceOf('extra_small'),
      small: priceOf('small'),
      medium: priceOf('medium'),
      large: priceOf('large'),
      extra_large: priceOf('extra_large'),
    },
    breeds: item.breeds.map(({ breedId, priceMin, priceMax, minutes }) => ({
      breedId,
      min: amountOf(priceMin),
      max: amountOf(priceMax),
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
    hourlyRate: dollarsIn(hourlyRate),
    sizes: PET_SIZES.map((size) => ({
      size,
      price: dollarsIn(sizes[size].price),
      minutes: sizes[size].minutes ?? 0,
    })),
    breeds: breeds.map(({ breedId, min, max, minutes }) => ({
      breedId,
      priceMin: dollarsIn(min),
      priceMax: dollarsIn(max ?? min),
      minutes: minutes ?? 0,
    })),
  })),
});

/** Fields of an add-on that is not offered are hidden: what could not be saved there must not keep the rest from it. */
const savable = (addOn: AddOnPrice): AddOnPrice => {
  const { offered, price, minutes } = addOn;
  const isSavable = (price ?? 0) <= MAX_SERVICE_PRICE_CENTS && (minutes ?? 0) <= MAX_SERVICE_MINUTES;
  return offered || isSavable ? addOn : { ...addOn, price: null, minutes: null };
};

export const addOnsToSend = ({ addOns }: PriceTable): AddOnsBody => ({
  addOns: addOns.map(savable).map(({ addOnId, offered, price, minutes }) => ({
    addOnId,
    offered,
    price: dollarsIn(price),
    minutes: minutes ?? 0,
  })),
});

export const hasOtherAddOns = (table: PriceTable, saved: PriceTable): boolean =>
  JSON.stringify(addOnsToSend(table)) !== JSON.stringify(addOnsToSend(saved));

/** What decides whether customers can book it. */
export const offeredServiceOf = ({ isHourly, hourlyRate, sizes, breeds }: ServicePrices): OfferedService => ({
  isHourly,
  hourlyRate: hourlyRate ?? 0,
  prices: [...PET_SIZES.map((size) => sizes[size].price ?? 0), ...breeds.map(({ max }) => max ?? 0)],
});

export const isPriced = (service: ServicePrices): boolean => isServicePriced(offeredServiceOf(service));
