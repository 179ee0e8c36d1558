import { PET_SIZES } from '@tailgate/contract/facts';
import { cents, showEstimate } from '@tailgate/values/money';
import type { ProviderService } from './catalogue-query.ts';
import { tableOf } from './price-table.ts';

/** What stands beside the name of a service: its lowest price, or nothing as long as there is none. */
export const lowestPrice = (service: ProviderService, currency: string): string | undefined => {
  const [prices] = tableOf([{ ...service, offered: true }]).services;
  if (!prices) return undefined;
  if (prices.isHourly) return prices.hourlyRate ? `${showEstimate(prices.hourlyRate, currency)} an hour` : undefined;
  const ofBreeds = prices.adjustBy === 'breed' ? prices.breeds.map(({ min }) => min) : [];
  const amounts = [...PET_SIZES.map((size) => prices.sizes[size].price), ...ofBreeds].filter((cents) => cents !== null);
  return amounts.length > 0 ? `from ${showEstimate(cents(Math.min(...amounts)), currency)}` : undefined;
};
