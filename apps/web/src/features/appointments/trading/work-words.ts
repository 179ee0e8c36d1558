import { priceRange } from '../appointment-words.ts';

/** What is known about an appointment of somebody else before one takes it. */
export interface WorkToTake {
  readonly appointmentStart: string;
  readonly appointmentEnd: string;
  readonly city: string;
  readonly pets: readonly {
    readonly breed: string | null;
    readonly services: readonly string[];
  }[];
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly withinMiles?: number | null;
  readonly desiredDatetime?: string | null;
}

/** `Full groom (Beagle), Bath (Poodle)` */
export const workWords = ({ pets }: Pick<WorkToTake, 'pets'>): string =>
  pets
    .map(({ breed, services }) => (breed === null ? services.join(', ') : `${services.join(', ')} (${breed})`))
    .join(', ');

/** `within 4 mi of home` */
export const drivenWords = ({ withinMiles }: WorkToTake): string | null =>
  withinMiles === undefined || withinMiles === null ? null : `within ${withinMiles} mi of home`;

export const priceWords = ({ minPrice, maxPrice }: Pick<WorkToTake, 'minPrice' | 'maxPrice'>): string =>
  priceRange(minPrice, maxPrice);
