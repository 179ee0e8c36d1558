import { showDate } from '@tailgate/values/date-text';
import { localDateAt } from '@tailgate/values/local-time';
import type { Lead } from './leads-query.ts';

export const leadsInWords = (count: number): string => (count === 1 ? '1 open lead' : `${count} open leads`);

/** Staff sit anywhere: one clock for all of them. */
export const dayOf = (instant: string): string => showDate(localDateAt(new Date(instant), 'UTC'));

/** 'Marfa, TX 79843', or as much of it as the visitor said. */
export const placeOf = ({ city, stateOrProvince, postalCode }: Lead): string => {
  const area = [stateOrProvince, postalCode].filter((part) => part !== '').join(' ');
  return [city, area].filter((part) => part !== '').join(', ') || 'Place not given';
};

const petsOf = ({ petCount }: Lead): string | null => {
  if (petCount === 0) return null;
  return petCount === 1 ? '1 pet' : `${petCount} pets`;
};

/** What they asked for, in a line. */
export const wishOf = (lead: Lead): string =>
  [
    petsOf(lead),
    lead.serviceProvider && `wanted ${lead.serviceProvider.displayName}`,
    lead.isCustomer ? 'has an account' : null,
    `asked ${dayOf(lead.askedAt)}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
