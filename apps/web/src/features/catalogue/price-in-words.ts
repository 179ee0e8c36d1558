import { PET_SIZES } from '@tailgate/contract/facts';
import { cents, showEstimate, showEstimateRange } from '@tailgate/values/money';
import type { ProviderService } from './catalogue-query.ts';
import { tableOf } from './price-table.ts';

/** From the lowest to the highest price of these services; hourly ones count with their rate. */
export const priceRangeOf = (services: readonly ProviderService[], currency: string): string | undefined => {
  const amounts = tableOf(services)
    .services.flatMap(({ isHourly, hourlyRate, adjustBy, sizes, breeds }) =>
      isHourly
        ? [hourlyRate]
        : [
            ...PET_SIZES.map((size) => sizes[size].price),
            ...(adjustBy === 'breed' ? breeds.flatMap(({ min, max }) => [min, max]) : []),
          ],
    )
    .filter((amount) => amount !== null);
  if (amounts.length === 0) return undefined;
  const [least, most] = [cents(Math.min(...amounts)), cents(Math.max(...amounts))];
  return showEstimateRange(least, most, currency);
};

/** What stands beside the name of a service: its lowest price, or nothing as long as there is none. */
export const lowestPrice = (service: ProviderService, currency: string): string | undefined => {
  const [prices] = tableOf([{ ...service, offered: true }]).services;
  if (!prices) return undefined;
  if (prices.isHourly) return prices.hourlyRate ? `${showEstimate(prices.hourlyRate, currency)} an hour` : undefined;
  const ofBreeds = prices.adjustBy === 'breed' ? prices.breeds.map(({ min }) => min) : [];
  const amounts = [...PET_SIZES.map((size) => prices.sizes[size].price), ...ofBreeds].filter((cents) => cents !== null);
  return amounts.length > 0 ? `from ${showEstimate(cents(Math.min(...amounts)), currency)}` : undefined;
};
