import { inDollars } from '#ui/words/dollars.ts';
import type { Coupon } from './coupons-query.ts';

export const discountInWords = ({ modifierType, discount }: Coupon): string =>
  modifierType === 'fixed' ? `${inDollars(discount)} off` : `${discount}% off`;

export const audienceInWords = ({ customerId, customerName, userCategory }: Coupon): string => {
  if (customerId !== null) return customerName ?? 'One customer';
  return userCategory === 'new_customer' ? 'New customers' : 'All customers';
};

export const conditionsInWords = ({ minimumSpend, minimumPets, isSingleUse }: Coupon): string | null => {
  const conditions = [
    minimumSpend !== null && minimumSpend > 0 && `from ${inDollars(minimumSpend)}`,
    minimumPets !== null && minimumPets > 1 && `${minimumPets} pets or more`,
    isSingleUse && 'one use',
  ].filter((words) => words !== false);
  return conditions.length === 0 ? null : conditions.join(', ');
};

export const usesInWords = (times: number): string => {
  if (times === 0) return 'Not used yet';
  return times === 1 ? 'Used once' : `Used ${times} times`;
};

export const isUsedUp = ({ isSingleUse, timesUsed }: Coupon): boolean => isSingleUse && timesUsed > 0;

/** What a groomer sends with a code. */
export const invitation = (coupon: Coupon, appName: string): string =>
  `Use code ${coupon.code} at your next appointment for ${discountInWords(coupon)}. ${appName}`;
