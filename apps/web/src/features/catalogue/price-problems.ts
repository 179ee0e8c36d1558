import { MAX_SERVICE_MINUTES, MAX_SERVICE_PRICE_CENTS, PET_SIZES, type PetSize } from '@tailgate/contract/facts';
import { showEstimate, type Cents } from '@tailgate/values/money';
import { isPriced, type AddOnPrice, type BreedPrice, type PriceTable, type ServicePrices } from './price-table.ts';

export const ADD_ONS = 'add-ons';

/** What is wrong with what is typed. */
const priceProblem = (amount: Cents | null): string | undefined => {
  if (amount === null) return undefined;
  if (amount === 0) return 'Enter more than $0, or clear the price';
  return amount > MAX_SERVICE_PRICE_CENTS ? `At most ${showEstimate(MAX_SERVICE_PRICE_CENTS)}` : undefined;
};

const tooLong = (minutes: number | null): string | undefined =>
  minutes !== null && minutes > MAX_SERVICE_MINUTES ? `At most ${MAX_SERVICE_MINUTES} minutes` : undefined;

const minutesProblem = (minutes: number | null): string | undefined =>
  minutes === 0 ? 'Enter at least 1 minute' : tooLong(minutes);

export const rateProblem = (amount: Cents | null): string | undefined =>
  amount === null || amount === 0 ? 'Enter an hourly price' : priceProblem(amount);

interface CellProblems {
  readonly price?: string | undefined;
  readonly minutes?: string | undefined;
}

/** A price without minutes could not be scheduled, and minutes without a price would be work for $0. */
export const sizeProblems = (service: ServicePrices, size: PetSize): CellProblems => {
  const { price, minutes } = service.sizes[size];
  if (service.isHourly) return { minutes: minutesProblem(minutes) };
  return {
    price: price === null && minutes !== null ? 'Enter a price' : priceProblem(price),
    minutes: price !== null && minutes === null ? 'Enter the minutes' : minutesProblem(minutes),
  };
};

export const breedProblems = ({ min, max, minutes }: BreedPrice): CellProblems => ({
  price:
    (min === null ? 'Enter a price' : priceProblem(min)) ??
    priceProblem(max) ??
    (max !== null && (min ?? 0) > max ? 'Enter the lower price first' : undefined),
  minutes: minutes === null ? 'Enter the minutes' : minutesProblem(minutes),
});

/** An add-on may take no time of its own, but its time has to be said. */
export const addOnProblems = ({ offered, price, minutes }: AddOnPrice): CellProblems =>
  offered
    ? {
        price: price === null ? 'Enter a price' : priceProblem(price),
        minutes: minutes === null ? 'Enter the minutes' : tooLong(minutes),
      }
    : {};

const hasProblem = ({ price, minutes }: CellProblems) => price !== undefined || minutes !== undefined;

/** Estimates of an hourly service need a time, so the smallest size must have one. */
export const hourlyMinutesProblem = ({ isHourly, sizes }: ServicePrices): string | undefined =>
  isHourly && PET_SIZES.every((size) => sizes[size].minutes === null) ? 'Enter how many minutes it takes' : undefined;

/** Only of what the chosen pricing shows: nothing else could be corrected. */
const isRefused = (service: ServicePrices): boolean =>
  (service.isHourly && rateProblem(service.hourlyRate) !== undefined) ||
  hourlyMinutesProblem(service) !== undefined ||
  PET_SIZES.some((size) => hasProblem(sizeProblems(service, size))) ||
  (!service.isHourly &&
    service.adjustBy === 'breed' &&
    service.breeds.some((breed) => hasProblem(breedProblems(breed))));

/** The first service with something that keeps the table from being saved, or the add-ons. */
export const placeOfProblem = ({ services, addOns }: PriceTable): string | undefined =>
  services.find(isRefused)?.serviceId ??
  (addOns.some((addOn) => hasProblem(addOnProblems(addOn))) ? ADD_ONS : undefined);

/** Services nobody can book yet. */
export const unpricedIn = ({ services }: PriceTable): readonly ServicePrices[] =>
  services.filter((service) => !isPriced(service));
