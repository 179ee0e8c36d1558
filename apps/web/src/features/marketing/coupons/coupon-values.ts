import type { CouponModifier } from '@tailgate/contract';
import {
  COUPON_CODE,
  MAX_COUPON_CENTS,
  MAX_COUPON_MINIMUM_CENTS,
  MAX_COUPON_MINIMUM_PETS,
} from '@tailgate/contract/facts';
import { dollarsOf, showEstimate, type Cents } from '@tailgate/values/money';
import type { ChosenCustomer } from '../customer-field.tsx';

export type Audience = 'all' | 'new' | 'one';

export interface CouponValues {
  code: string;
  modifierType: CouponModifier;
  percent: number | null;
  amount: Cents | null;
  audience: Audience;
  customer: ChosenCustomer | null;
  minimumSpend: Cents | null;
  minimumPets: number | null;
  isSingleUse: boolean;
}

/** As the API has it where nothing is said: used often, by everybody, without a minimum. */
export const NEW_COUPON: CouponValues = {
  code: '',
  modifierType: 'percentage',
  percent: null,
  amount: null,
  audience: 'all',
  customer: null,
  minimumSpend: null,
  minimumPets: null,
  isSingleUse: false,
};

const MAX_PERCENT = 100;
const atMost = (most: Cents) => `Enter ${showEstimate(most)} at most`;

export const RULES = {
  code: (code: string) => (COUPON_CODE.test(code.trim()) ? null : 'Use 3 to 30 letters, digits or dashes'),
  percent: (percent: number | null, { modifierType }: CouponValues) => {
    if (modifierType !== 'percentage') return null;
    if (percent === null || percent === 0) return 'Enter the discount';
    return percent > MAX_PERCENT ? 'Enter 100% at most' : null;
  },
  amount: (amount: Cents | null, { modifierType }: CouponValues) => {
    if (modifierType !== 'fixed') return null;
    if (amount === null || amount === 0) return 'Enter the discount';
    return amount > MAX_COUPON_CENTS ? atMost(MAX_COUPON_CENTS) : null;
  },
  customer: (customer: ChosenCustomer | null, { audience }: CouponValues) =>
    audience === 'one' && customer === null ? 'Choose a customer' : null,
  minimumSpend: (amount: Cents | null) =>
    amount !== null && amount > MAX_COUPON_MINIMUM_CENTS ? atMost(MAX_COUPON_MINIMUM_CENTS) : null,
  minimumPets: (pets: number | null) =>
    pets !== null && (pets < 1 || pets > MAX_COUPON_MINIMUM_PETS)
      ? `Enter a number from 1 to ${MAX_COUPON_MINIMUM_PETS}`
      : null,
};

const dollarsOrNone = (amount: Cents | null) => (amount === null ? null : dollarsOf(amount));

/** As it is sent; the rules have refused what is missing. */
export const bodyOf = ({ audience, customer, ...values }: CouponValues) => ({
  code: values.code.trim(),
  modifierType: values.modifierType,
  discount: (values.modifierType === 'fixed' ? dollarsOrNone(values.amount) : values.percent) ?? 0,
  customerId: audience === 'one' && customer ? customer.id : null,
  userCategory: audience === 'new' ? ('new_customer' as const) : ('customer' as const),
  isSingleUse: values.isSingleUse,
  minimumSpend: dollarsOrNone(values.minimumSpend),
  minimumPets: values.minimumPets,
});
