import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { PROVIDER_ROLES } from '../roles.ts';
import { CHARGE_METHODS } from './merchant.facts.ts';
import { depositsBody, paymentDetails, paymentDetailsBody } from './merchant.schemas.ts';

const barred = { whileImpersonating: 'barred' } as const;

export const merchantContract = {
  setPaymentDetails: endpoint({
    method: 'POST',
    path: '/v2/on-boarding/set-payment-details',
    summary:
      'Opens or changes the account that payouts go to, by the tokens that the processor gave the browser. Numbers of people and banks are refused.',
    access: signedInAs(PROVIDER_ROLES, { ...barred, freshSignIn: true }),
    activity: 'Changed payout account',
    changes: ['payout-account', 'profile', 'sign-up'],
    body: paymentDetailsBody,
    answer: paymentDetails,
    errors: ['raw_details_refused'],
    limit: ['payoutsPerAccount'],
  }),
  getPaymentDetails: endpoint({
    method: 'GET',
    path: '/v2/on-boarding/merchant/payment-details',
    summary: 'Where the payout account stands, what is missing, and the last four digits of the bank account.',
    access: signedInAs(PROVIDER_ROLES, barred),
    shows: ['payout-account'],
    answer: paymentDetails,
  }),
  verifyBankAccount: endpoint({
    method: 'POST',
    path: '/v2/on-boarding/merchant/setup/verify-bank-account',
    summary:
      'Proves the bank account by the two small deposits, in cents. After three wrong tries it has to be added again.',
    access: signedInAs(PROVIDER_ROLES, barred),
    activity: 'Verified bank account',
    changes: ['payout-account', 'profile', 'sign-up'],
    body: depositsBody,
    answer: paymentDetails,
    errors: ['deposits_do_not_match', 'bank_verification_locked', 'payout_account_missing'],
    limit: ['bankVerificationsPerAccount'],
  }),
  setChargeMethod: endpoint({
    method: 'POST',
    path: '/v2/on-boarding/merchant/charge-method',
    summary: 'How the provider pays for the van. A percentage only where the profile says `allowPercentagePlan`.',
    access: signedInAs(PROVIDER_ROLES, barred),
    activity: 'Changed charge method',
    changes: ['payout-account', 'profile', 'sign-up'],
    body: z.strictObject({ chargeMethod: z.enum(CHARGE_METHODS) }),
    answer: paymentDetails,
    errors: ['percentage_plan_unavailable'],
  }),
};
