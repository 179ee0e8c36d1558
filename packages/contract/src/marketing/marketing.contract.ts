import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { unlisted } from '../activity.ts';
import { endpoint } from '../endpoint.ts';
import { PROVIDER_ROLES } from '../roles.ts';
import { couponRows } from './coupons.rows.ts';

export const marketingContract = {
  ...couponRows,
  getReferralCode: endpoint({
    method: 'GET',
    path: '/v1/coupons/referral-code',
    summary: 'The referral codes of the account: one for groomers, one for customers.',
    // They are made when somebody asks for the first time.
    access: signedInAs(PROVIDER_ROLES, { whileImpersonating: 'allowed' }),
    activity: unlisted('Looked at codes that stay the same.'),
    changes: [],
    answer: z.object({
      /** Entered at provider sign-up; the same as `groomerReferralCode`. */
      code: z.string(),
      shareUrl: z.string(),
      groomerReferralCode: z.string(),
      groomerShareUrl: z.string(),
      customerReferralCode: z.string(),
      customerShareUrl: z.string(),
    }),
    errors: ['not_found', 'conflict'],
  }),
};
