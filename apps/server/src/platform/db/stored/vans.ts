import type { VanChargeMethod } from '@tailgate/contract/facts';
import type { Cents } from '@tailgate/values/money';

/** An address of a van; its point stands in a column of its own. */
export interface VanPlace {
  readonly address: string;
  readonly city: string;
  readonly stateOrProvince: string;
  readonly postalCode: string;
  readonly country: string;
  readonly notes: string;
}

export interface ChargeTerms {
  readonly chargeMethod: VanChargeMethod;
  readonly desiredWeeklyRevenueCents: Cents;
  readonly chargePercentage: number | null;
  readonly chargeAmountCents: Cents | null;
}

export interface FlatRateTerms {
  readonly ratePerDayCents: Cents;
  readonly ratePerWeekCents: Cents | null;
  readonly introductory: { readonly rateCents: Cents; readonly days: number } | null;
  readonly freeDaysPerMonth: 0 | 1;
  readonly milesLimitPerMonth: number;
  readonly pricePerMileCents: Cents;
  readonly feePerExtraMileCents: Cents;
}

export interface PercentageTerms {
  readonly splitPercentage: number;
  readonly introductory: { readonly percentage: number; readonly weeks: number } | null;
}

export interface PlanTerms {
  readonly offerVariableMethod: boolean;
  readonly flatRate: FlatRateTerms | null;
  readonly percentageOfSales: PercentageTerms | null;
}

export interface MileageTerms {
  readonly options: readonly {
    readonly radius: number;
    readonly allowedWeeklyMileage: number;
    readonly excessMileageChargeCents: Cents;
  }[];
}

/** What a van costs, as it was offered at a time, by the kind of its row. */
export interface TermsOfKind {
  readonly charge: ChargeTerms;
  readonly plan: PlanTerms;
  readonly mileage: MileageTerms;
}
export type KeptVanTerms = TermsOfKind[keyof TermsOfKind];
