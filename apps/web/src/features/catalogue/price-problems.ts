import type { PriceTable, ServicePrices } from './price-table.ts';
import { SIZES } from './sizes.ts';

const MOST_CENTS = 1_000_000;
const MOST_MINUTES = 300;

export const priceProblem = (cents: number | null): string | undefined =>
  cents !== null && cents > MOST_CENTS ? 'At most $10,000' : undefined;

export const minutesProblem = (minutes: number | null): string | undefined =>
  minutes !== null && minutes > MOST_MINUTES ? `At most ${MOST_MINUTES}` : undefined;

export const rateProblem = (cents: number | null): string | undefined =>
  cents === null || cents === 0 ? 'Enter what an hour costs' : priceProblem(cents);

export const rangeProblem = (range: { readonly min: number | null; readonly max: number | null }): string | undefined =>
  priceProblem(range.min) ??
  priceProblem(range.max) ??
  (range.max !== null && (range.min ?? 0) > range.max ? 'The lower price comes first' : undefined);

/** Of what is on the screen: nobody can mend what the chosen way of pricing does not show. */
const problemsOf = (service: ServicePrices): readonly (string | undefined)[] => {
  const { isHourly, adjustBy, hourlyRate, sizes, breeds } = service;
  const times = SIZES.map((size) => minutesProblem(sizes[size].minutes));
  if (isHourly) return [rateProblem(hourlyRate), ...times];
  const ofBreeds = breeds.flatMap((breed) => [rangeProblem(breed), minutesProblem(breed.minutes)]);
  return [...times, ...SIZES.map((size) => priceProblem(sizes[size].price)), ...(adjustBy === 'breed' ? ofBreeds : [])];
};

/** The first service with something that keeps the table from being saved, or the add-ons. */
export const placeOfProblem = ({ services, addOns }: PriceTable): string | undefined =>
  services.find((service) => problemsOf(service).some(Boolean))?.serviceId ??
  (addOns.some(({ price, minutes }) => priceProblem(price) ?? minutesProblem(minutes)) ? 'add-ons' : undefined);
