import type { BodyOf, marketingContract } from '@tailgate/contract';
import { centsOf } from '@tailgate/values/money';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, isTaken } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertCoupon, type CouponRow } from './coupons.queries.ts';

type Given = Omit<BodyOf<typeof marketingContract.addCoupon>, 'customerId'> & { readonly customerId: string | null };

export const addCoupon = async (
  tx: Tx,
  { accountId: providerId }: Viewer,
  { discount, ...coupon }: Given,
  { clock }: Pick<Platform, 'clock'>,
): Promise<CouponRow> => {
  const isFixed = coupon.modifierType === 'fixed';
  const worth = { amountCents: isFixed ? centsOf(discount) : null, percent: isFixed ? null : discount };
  try {
    return await insertCoupon(tx, { id: newId(), providerId, now: clock.now() }, { ...coupon, ...worth });
  } catch (error) {
    if (isTaken(error, 'coupons_code'))
      throw new Failure('validation_failed', { errors: { code: 'is the code of another coupon' }, cause: error });
    throw error;
  }
};
