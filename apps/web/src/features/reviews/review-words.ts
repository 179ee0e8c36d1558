import type { ReviewFilter } from '@tailgate/contract/facts';
import { showDate } from '@tailgate/values/date-text';
import { localDateAt } from '@tailgate/values/local-time';
import type { Review } from './reviews-query.ts';

export const FILTER_WORDS: Readonly<Record<ReviewFilter, string>> = {
  all: 'All',
  withText: 'With text',
  withPhotos: 'With photos',
  withoutReply: 'Without reply',
};

export const reviewsInWords = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`);
export const starsInWords = (stars: number): string => (stars === 1 ? '1 star' : `${stars} stars`);

/** The server renders reviews too, so that no clock of a device decides about the day. */
export const dayOf = (instant: string, timeZone = 'UTC'): string => showDate(localDateAt(new Date(instant), timeZone));

/** 'Biscuit (Golden Retriever) · Full groom': each pet once, with what was done. */
export const petsInWords = (petServices: Review['petServices']): string =>
  [...Map.groupBy(petServices, ({ petName }) => petName)]
    .map(([petName, services]) => {
      const breed = services[0]?.breed;
      const named = breed ? `${petName} (${breed})` : petName;
      return `${named} · ${[...new Set(services.map(({ serviceName }) => serviceName))].join(', ')}`;
    })
    .join('; ');

export const petNamesIn = (petServices: Review['petServices']): string =>
  new Intl.ListFormat('en-US').format([...new Set(petServices.map(({ petName }) => petName))]);
