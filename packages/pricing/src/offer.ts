import type { AdjustBy, PetSize } from '@tailgate/contract/facts';
import type { Cents } from '@tailgate/values/money';

export interface SizeModifier {
  readonly name: PetSize;
  /** The last pound of the size; null for the largest. */
  readonly maxWeightLb: number | null;
  /** Both relative to the smallest size. */
  readonly priceModifierCents: Cents;
  readonly durationModifierMinutes: number;
}

/** Price and time on top: of a size, an add-on or a time modifier. */
export interface Extra {
  readonly priceCents: Cents;
  readonly minutes: number;
}

export interface BreedPrice {
  readonly minCents: Cents;
  readonly maxCents: Cents;
  readonly minutes: number;
}

/** A service as one provider offers it. A size, breed or add-on without a price of its own is absent. */
export interface OfferedService {
  readonly adjustBy: AdjustBy;
  readonly isHourly: boolean;
  readonly hourlyRateCents: Cents;
  /** The catalog's time, for services whose provider set none. */
  readonly baseMinutes: number;
  readonly sizes: Readonly<Partial<Record<PetSize, Extra>>>;
  readonly breeds: Readonly<Partial<Record<string, BreedPrice>>>;
  readonly addOns: Readonly<Partial<Record<string, Extra>>>;
}
