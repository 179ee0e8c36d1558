import type { ServicePrices } from './price-table.ts';

/** One choice on the screen; the API has it as two fields. */
export type PricingMethod = ServicePrices['adjustBy'] | 'hourly';

export const METHOD_NAMES = { size: 'By size', breed: 'By breed', hourly: 'Hourly' } as const satisfies Record<
  PricingMethod,
  string
>;

/** What each choice means for customers. */
export const METHOD_CONSEQUENCES = {
  size: 'Customers see one fixed price for their pet’s size. A size you leave empty follows the next smaller one.',
  breed: 'Customers with a breed on your list see its price range. All other breeds go by size.',
  hourly: 'Customers see an estimate: your hourly price times the minutes for their pet’s size.',
} as const satisfies Record<PricingMethod, string>;

export const methodOf = ({ isHourly, adjustBy }: ServicePrices): PricingMethod => (isHourly ? 'hourly' : adjustBy);

export const withMethod = (service: ServicePrices, method: PricingMethod): ServicePrices =>
  method === 'hourly' ? { ...service, isHourly: true } : { ...service, isHourly: false, adjustBy: method };
