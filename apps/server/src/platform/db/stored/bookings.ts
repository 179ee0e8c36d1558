import type { PetGender, PetSize } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import type { LineExtra } from './orders.ts';

/** One service for one pet, at the price it had when it was chosen. */
export interface WorkLine {
  readonly petId: string;
  readonly petName: string;
  readonly breedName: string | null;
  readonly serviceId: string;
  readonly serviceName: string;
  readonly addOns: readonly LineExtra[];
  readonly timeModifiers: readonly LineExtra[];
  readonly minCents: Cents;
  readonly maxCents: Cents;
  readonly minutes: number;
}

/** A start in the time zone of the provider; `time` is in minutes since midnight. */
export interface LocalStart {
  readonly date: LocalDate;
  readonly time: number;
}

/** What a search asks for one pet. */
export interface PetToSearchFor {
  readonly serviceId: string;
  readonly breedId?: string | undefined;
  readonly size?: PetSize | undefined;
  readonly weightLb?: number | undefined;
  readonly addOnIds: readonly string[];
  readonly timeModifierIds: readonly string[];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface OrderedService extends Named {
  readonly addOns: readonly Named[];
}

/** A pet of the visit as it was described, with the names of the catalogue at that time. */
export interface OrderedPet {
  readonly petId: string | null;
  readonly name: string;
  readonly petType: Named & { readonly slug: string };
  readonly breed: (Named & { readonly size: PetSize }) | null;
  readonly weightLb: number | null;
  readonly birthYear: number | null;
  readonly gender: PetGender | null;
  readonly vaccinated: boolean;
  readonly spayedNeutered: boolean;
  readonly anxiousAggressive: boolean;
  readonly timeModifiers: readonly Named[];
  readonly services: readonly OrderedService[];
}

/** As far as it was typed; text that is not known is empty. */
export interface TypedLocation {
  readonly address: string;
  readonly city: string;
  readonly stateOrProvince: string;
  readonly postalCode: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** What the groomer should know about getting there; unsaid, it is what the customer's profile says. */
  readonly line2?: string;
  readonly notes?: string;
}

/** One service for one pet of the session, at the groomer's price when the time was chosen. */
interface QuotedLine {
  /** Which pet of the session. */
  readonly pet: number;
  readonly serviceId: string;
  readonly serviceName: string;
  readonly addOns: readonly LineExtra[];
  readonly timeModifiers: readonly LineExtra[];
  readonly minCents: Cents;
  readonly maxCents: Cents;
  readonly minutes: number;
}

export interface Quote {
  readonly lines: readonly QuotedLine[];
  readonly travelFeeCents: Cents;
  readonly currency: string;
}

/** So many of a product, with name and price as they were when it was chosen. */
export interface ChosenUpsell {
  readonly upsellId: string;
  readonly name: string;
  readonly priceCents: Cents;
  readonly quantity: number;
}
