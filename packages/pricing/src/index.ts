export { estimateVisit, estimateWork, type Estimate, type PetWork } from './estimate.ts';
export { pricedBreeds, pricedSizes } from './given-prices.ts';
export type { BreedPrice, Extra, OfferedService, SizeModifier } from './offer.ts';
export { priceOfSize, sizeOfPet, sizeOfWeight, type PetToPrice } from './sizes.ts';
export { feesByWeekday, travelFeeOver, type TravelFee } from './travel-fee.ts';
export { splitOf, type OrderSplit, type OwnerPlan, type SplitTerms } from './order-split.ts';
export {
  totalsOf,
  type CouponTerms,
  type CustomCharge,
  type FeeTerms,
  type OrderTotals,
  type OrderToTotal,
} from './order-totals.ts';
export {
  daysBehindVanLines,
  sumOfVanLines,
  vanLines,
  vanWeekOf,
  type VanDay,
  type VanLine,
  type VanPeriod,
  type VanPlan,
} from './van-plan.ts';
