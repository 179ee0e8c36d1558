import type { Tx } from '../../platform/db/database.ts';

/** Takes back a use that was counted for an order which then was not completed. */
export const releaseCoupon = async (
  tx: Tx,
  { couponId, appointmentId }: { readonly couponId: string; readonly appointmentId: string },
): Promise<void> => {
  await tx
    .deleteFrom('coupon_uses')
    .where('coupon_id', '=', couponId)
    .where('appointment_id', '=', appointmentId)
    .execute();
};
