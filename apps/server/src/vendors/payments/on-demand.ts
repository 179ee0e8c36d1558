import type { Config } from '../../platform/config.ts';
import type { PaymentProcessor, ReadPaymentEvent } from './payments.ts';

type ProcessorConfig = Pick<
  Config,
  'STRIPE_API_URL' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'VENDOR_TIMEOUT_SCALE' | 'CLOCK_OFFSET_MS'
>;

/** The processor's library takes 35 MB: it is loaded with the first payment of a process. */
export const paymentsOnDemand = (
  config: ProcessorConfig,
): { readonly payments: PaymentProcessor; readonly readEvent: ReadPaymentEvent } => {
  let loading: Promise<{ payments: PaymentProcessor; readEvent: ReadPaymentEvent }> | undefined;
  const loaded = () =>
    (loading ??= import('./stripe.ts').then(({ stripeEvents, stripePayments }) => ({
      payments: stripePayments(config),
      readEvent: stripeEvents(config),
    })));
  const payments = async () => (await loaded()).payments;
  return {
    payments: {
      createCustomer: async (holder) => await (await payments()).createCustomer(holder),
      deleteCustomer: async (customerId) => await (await payments()).deleteCustomer(customerId),
      attachCard: async (methodId, customerId) => await (await payments()).attachCard(methodId, customerId),
      detachCard: async (methodId) => await (await payments()).detachCard(methodId),
      createSetup: async (customerId, consentVersion) =>
        await (await payments()).createSetup(customerId, consentVersion),
      readSetup: async (setupId, customerId) => await (await payments()).readSetup(setupId, customerId),
      charge: async (order) => await (await payments()).charge(order),
      giveUp: async (intentId) => await (await payments()).giveUp(intentId),
      readCharge: async (intentId) => await (await payments()).readCharge(intentId),
      findCharge: async (order) => await (await payments()).findCharge(order),
      refund: async (order) => await (await payments()).refund(order),
      readRefund: async (processorId) => await (await payments()).readRefund(processorId),
      findRefund: async (order) => await (await payments()).findRefund(order),
      readDispute: async (disputeId) => await (await payments()).readDispute(disputeId),
      listMoves: async (period) => await (await payments()).listMoves(period),
      createAccount: async (provider) => await (await payments()).createAccount(provider),
      updateAccount: async (accountId, details) => await (await payments()).updateAccount(accountId, details),
      readAccount: async (accountId) => await (await payments()).readAccount(accountId),
      deleteAccount: async (accountId) => await (await payments()).deleteAccount(accountId),
      proveBank: async (bank) => await (await payments()).proveBank(bank),
      enterDeposits: async (bank, amounts) => await (await payments()).enterDeposits(bank, amounts),
      transfer: async (order) => await (await payments()).transfer(order),
      findTransfer: async (order) => await (await payments()).findTransfer(order),
      takeBack: async (order) => await (await payments()).takeBack(order),
      payOut: async (order) => await (await payments()).payOut(order),
      readPayout: async (order) => await (await payments()).readPayout(order),
      findPayout: async (order) => await (await payments()).findPayout(order),
    },
    readEvent: async (payload, signature, now) => await (await loaded()).readEvent(payload, signature, now),
  };
};
