import { BOOKING_SESSION_DAYS, HOLD_MINUTES, MIN_POSTAL_CODE_LENGTH, type OrderingStep } from '@tailgate/contract';
import type { OrderedPet, PetToSearchFor, Quote, TypedLocation } from '../../platform/db/stored/bookings.ts';

export const SESSION_SECONDS = BOOKING_SESSION_DAYS * 24 * 60 * 60;
export const HOLD_SECONDS = HOLD_MINUTES * 60;
/** The policies that every customer accepts before a first order: release of pets, terms, cancellation. */
export const POLICIES_VERSION = '2026-11';

/** Exact enough to drive there. */
export const isComplete = ({ address, city, stateOrProvince, postalCode }: TypedLocation): boolean =>
  address !== '' && city !== '' && stateOrProvince !== '' && postalCode.length >= MIN_POSTAL_CODE_LENGTH;

type Coordinates = Pick<TypedLocation, 'latitude' | 'longitude'>;
export const isSamePlace = (one: Coordinates | null, other: Coordinates | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

interface Home {
  readonly address: Coordinates | null;
  readonly addressLine2: string;
  readonly addressNotes: string;
}

/** What is said about getting there belongs to the address it was said about. */
export const directionsTo = (location: TypedLocation, home: Home | null) => {
  const atHome = home && isSamePlace(home.address, location) ? home : null;
  return {
    addressLine2: location.line2 ?? atHome?.addressLine2 ?? '',
    addressNotes: location.notes ?? atHome?.addressNotes ?? '',
  };
};

export const hasServices = (pets: readonly OrderedPet[]): boolean =>
  pets.length > 0 && pets.every(({ services }) => services.length > 0);

/** One service for one pet, before it has a price. What makes a pet take longer counts once a pet. */
export const linesOf = (pets: readonly OrderedPet[]) =>
  pets.flatMap((pet, at) =>
    pet.services.map((service, index) => ({
      at,
      pet,
      serviceId: service.id,
      addOnIds: service.addOns.map(({ id }) => id),
      timeModifierIds: index === 0 ? pet.timeModifiers.map(({ id }) => id) : [],
    })),
  );

/** The same for a search of groomers. */
export const searchedPets = (pets: readonly OrderedPet[]): PetToSearchFor[] =>
  linesOf(pets).map(({ pet, at: _, ...work }) => ({
    ...work,
    breedId: pet.breed?.id,
    weightLb: pet.weightLb ?? undefined,
  }));

const MINUTE_MS = 60_000;
export const endOf = (start: Date, quote: Pick<Quote, 'lines'>): Date =>
  new Date(start.getTime() + minutesOf(quote) * MINUTE_MS);

export const minutesOf = ({ lines }: Pick<Quote, 'lines'>): number =>
  lines.reduce((sum, { minutes }) => sum + minutes, 0);

interface Progress {
  readonly location: TypedLocation | null;
  readonly pets: readonly OrderedPet[];
  readonly isHeld: boolean;
  readonly customer: { readonly firstName: string; readonly lastName: string } | null;
  readonly hasAcceptedPolicies: boolean;
}

/** What is still missing before the order can be placed, in the order in which it is asked. */
export const missingIn = ({ location, pets, isHeld, customer, hasAcceptedPolicies }: Progress): OrderingStep[] => {
  const isKnown = customer !== null && customer.firstName !== '' && customer.lastName !== '';
  const steps: Record<OrderingStep, boolean> = {
    location: location !== null,
    services: hasServices(pets),
    time: isHeld,
    account: customer !== null,
    profile: isKnown && hasAcceptedPolicies && location !== null && isComplete(location),
  };
  return (Object.keys(steps) as OrderingStep[]).filter((step) => !steps[step]);
};

/** The middle of the weights of a size; of the largest, which has no end, where it begins. */
export const weightOfSize = ({ min_weight_lb: min, max_weight_lb: max }: SizeRange): number =>
  Math.max(1, Math.round(max === null ? min : (min + max) / 2));
interface SizeRange {
  readonly min_weight_lb: number;
  readonly max_weight_lb: number | null;
}
