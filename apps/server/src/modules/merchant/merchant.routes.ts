import { merchantContract } from '@tailgate/contract';
import { bindModule, staged } from '../../platform/http/call.ts';
import { paymentDetailsAnswer } from './merchant-answers.ts';
import { setChargeMethod } from './set-charge-method.ts';
import { setPaymentDetails } from './set-payment-details.ts';
import { verifyBankAccount } from './verify-bank-account.ts';

export const merchantRoutes = bindModule(
  'merchant',
  merchantContract,
  {},
  {
    setPaymentDetails: staged((call) => setPaymentDetails(call)),
    getPaymentDetails: ({ tx, viewer, platform }) => paymentDetailsAnswer(tx, viewer, platform),
    verifyBankAccount: staged((call) => verifyBankAccount(call)),
    setChargeMethod: ({ tx, viewer, body, platform }) => setChargeMethod(tx, viewer, body, platform),
  },
);
