import type { Place } from '@tailgate/values';
import type { PetToSearchFor } from '../../platform/db/stored/bookings.ts';

/** The criteria of a search. */
export interface Search {
  readonly place: Place;
  readonly category: string;
  readonly pets: readonly PetToSearchFor[];
}

export const SEARCH_KEPT_SECONDS = 24 * 60 * 60;
