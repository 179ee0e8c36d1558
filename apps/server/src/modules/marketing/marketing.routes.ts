import { marketingContract } from '@tailgate/contract';
import { bindModule } from '../../platform/http/call.ts';
import { siteBrand } from '../sites/index.ts';
import { addCoupon } from './add-coupon.ts';
import { couponAnswer, couponAnswers } from './coupon-answer.ts';
import { findCoupons, removeCouponRow } from './coupons.queries.ts';
import { referralCodes } from './make-referral-codes.ts';
import { marketingPolicy } from './marketing.policy.ts';
import { shareUrlOf } from './marketing.rules.ts';

export const marketingRoutes = bindModule('marketing', marketingContract, marketingPolicy, {
  addCoupon: async ({ tx, platform, viewer, body, allowedIds }) => {
    const [customerId] = await allowedIds(tx, [body.customerId]);
    return await couponAnswer(tx, await addCoupon(tx, viewer, { ...body, customerId }, platform));
  },
  listCoupons: async ({ tx, viewer, query: { customer_id: customer, ...page }, allowedIds }) => {
    const [customerId] = await allowedIds(tx, [customer]);
    const { rows, total } = await findCoupons(tx, { providerId: viewer.accountId, customerId }, page);
    return { items: await couponAnswers(tx, rows), total, ...page };
  },
  removeCoupon: async ({ tx, platform, params, allowed }) => {
    await removeCouponRow(tx, allowed(params.id), platform.clock.now());
  },
  getReferralCode: async ({ tx, platform, viewer }) => {
    const { groomer, customer } = await referralCodes(tx, viewer);
    const { origin } = await siteBrand(tx, platform);
    const groomerShareUrl = shareUrlOf(origin, 'groomer', groomer);
    return {
      code: groomer,
      shareUrl: groomerShareUrl,
      groomerReferralCode: groomer,
      groomerShareUrl,
      customerReferralCode: customer,
      customerShareUrl: shareUrlOf(origin, 'customer', customer),
    };
  },
});
