import { marketingContract } from '@tailgate/contract';
import { bindModule } from '../../platform/http/call.ts';
import { siteBrand } from '../sites/index.ts';
import { referralCodes } from './make-referral-codes.ts';
import { shareUrlOf } from './marketing.rules.ts';

export const marketingRoutes = bindModule(
  'marketing',
  marketingContract,
  {},
  {
    getReferralCode: async ({ tx, platform, viewer }) => {
      const { groomer, customer } = await referralCodes(tx, viewer);
      const { origin } = await siteBrand(tx, viewer.siteId, platform);
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
  },
);
