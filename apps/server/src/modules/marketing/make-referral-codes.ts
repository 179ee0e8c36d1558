import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, isTaken } from '../../platform/failure.ts';
import { keepReferralCodes, referralCodesOf } from '../providers/index.ts';
import { newReferralCode } from './marketing.rules.ts';

const CONSTRAINTS = ['providers_groomer_referral_code', 'providers_customer_referral_code'];

/** Both codes of a provider, created if missing. Of two concurrent calls, the second returns what the first created. */
export const referralCodes = async (tx: Tx, viewer: Viewer, draw = newReferralCode) => {
  const { groomer, customer } = await referralCodesOf(tx, viewer.accountId);
  if (groomer !== null && customer !== null) return { groomer, customer };
  try {
    return await keepReferralCodes(tx, viewer.accountId, { groomer: draw(), customer: draw() });
  } catch (error) {
    // The random code belongs to another provider. The failed insert aborts the transaction; a retry draws a new code.
    if (CONSTRAINTS.some((constraint) => isTaken(error, constraint))) throw new Failure('conflict', { cause: error });
    throw error;
  }
};
