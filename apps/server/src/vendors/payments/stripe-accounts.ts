import type { MerchantRequirement, MerchantRestriction, RequirementProblem } from '@tailgate/contract';
import Stripe from 'stripe';
import type { AccountDetails, AccountProcessor, ProcessorAccount, ProcessorBank } from './merchant-accounts.ts';
import type { Refused } from './payments.ts';
import { withoutDetails } from './stripe-errors.ts';
import type { StripeTime } from './stripe-time.ts';

const { StripeInvalidRequestError, StripePermissionError } = Stripe.errors;

/** Miscellaneous personal services: what card networks call pet grooming. */
const MCC = '7299';

/** The processor's names, from the most special to the most general: the first one that fits says what to ask for. */
const REQUIREMENT_NAMES: readonly (readonly [RegExp, MerchantRequirement])[] = [
  [/verification\.(additional_)?document/, 'id_document'],
  [/^external_account/, 'bank_account'],
  [/^tos_acceptance/, 'terms'],
  [/^business_profile|^company/, 'business'],
  [/\.(id_number|ssn_last_4)$/, 'id_number'],
  [/\.dob\./, 'birth_date'],
  [/\.address\./, 'address'],
  [/\.(first|last)_name$/, 'name'],
  [/\.(email|phone)$/, 'contact'],
];
const requirementOf = (name: string): MerchantRequirement =>
  REQUIREMENT_NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';

const PROBLEM_NAMES: readonly (readonly [RegExp, RequirementProblem])[] = [
  [/document_expired/, 'document_expired'],
  [/document/, 'document_unreadable'],
  [/keyed_identity|id_number|tax_id|name_match/, 'identity_mismatch'],
  [/address/, 'address_invalid'],
  [/bank|account_number|routing/, 'bank_invalid'],
];
const problemOf = (code: string): RequirementProblem =>
  PROBLEM_NAMES.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';

/** Several fields of the processor are one thing to ask for. */
const requirementsOf = ({ requirements }: Stripe.Account): ProcessorAccount['requirements'] => {
  const pastDue = new Set((requirements?.past_due ?? []).map(requirementOf));
  const problems = new Map(
    (requirements?.errors ?? []).map(({ requirement, code }) => [requirementOf(requirement), problemOf(code)]),
  );
  const due = new Set([...pastDue, ...(requirements?.currently_due ?? []).map(requirementOf)]);
  return [...due].map((code) => ({ code, isPastDue: pastDue.has(code), problem: problems.get(code) ?? null }));
};

const restrictionOf = ({ requirements }: Stripe.Account): MerchantRestriction | null => {
  const reason = requirements?.disabled_reason ?? null;
  if (reason === null || reason.startsWith('requirements.') || reason.startsWith('action_required.')) return null;
  if (reason.startsWith('rejected.')) return 'rejected';
  return reason === 'under_review' || reason === 'listed' ? 'under_review' : 'other';
};

const bankOf = ({ external_accounts: banks }: Stripe.Account): ProcessorBank | undefined => {
  const bank = banks?.data.find((one) => one.object === 'bank_account');
  return bank && { id: bank.id, name: bank.bank_name ?? '', lastFour: bank.last4, fingerprint: bank.fingerprint };
};

const SITE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const stateOf = (account: Stripe.Account, time: StripeTime): ProcessorAccount => {
  const { id: accountId, payouts_enabled: isEnabled, requirements, metadata } = account;
  const deadline = requirements?.current_deadline ?? null;
  const siteId = metadata?.['site_id'];
  return {
    accountId,
    siteId: siteId !== undefined && SITE_ID.test(siteId) ? siteId : undefined,
    isEnabled,
    bank: bankOf(account),
    requirements: requirementsOf(account),
    dueAt: deadline === null ? null : time.instantOf(deadline),
    isInReview: (requirements?.pending_verification ?? []).length > 0,
    restriction: restrictionOf(account),
  };
};

const orRefused = async <T>(answer: Promise<T>): Promise<T | Refused> => {
  try {
    return await answer;
  } catch (error) {
    // An account that is gone, or was never connected to us, is forbidden and not missing.
    if (error instanceof StripeInvalidRequestError || error instanceof StripePermissionError)
      return { refused: error.param ?? error.code ?? 'token_invalid' };
    throw withoutDetails(error);
  }
};

const fieldsOf = ({ accountToken, bankToken, businessName }: AccountDetails) => ({
  ...(accountToken !== undefined && { account_token: accountToken }),
  ...(bankToken !== undefined && { external_account: bankToken }),
  ...(businessName !== undefined && { business_profile: { name: businessName } }),
});

/** Wrong amounts are an answer, and so is a bank that was verified by an earlier call whose answer got lost. */
const enterDepositsOf =
  (stripe: Stripe): AccountProcessor['enterDeposits'] =>
  async ({ customerId, sourceId }, amounts) => {
    try {
      await stripe.customers.verifySource(customerId, sourceId, { amounts: [...amounts] });
      return 'verified';
    } catch (error) {
      if (!(error instanceof StripeInvalidRequestError)) throw withoutDetails(error);
    }
    try {
      const source = await stripe.customers.retrieveSource(customerId, sourceId);
      const status = 'status' in source ? source.status : undefined;
      return status === 'verified' ? 'verified' : status === 'verification_failed' ? 'failed' : 'wrong';
    } catch (error) {
      throw withoutDetails(error);
    }
  };

const proveBankOf =
  (stripe: Stripe): AccountProcessor['proveBank'] =>
  ({ providerId, siteId, customerId, token }) =>
    orRefused(
      (async () => {
        const metadata = { site_id: siteId, provider_id: providerId };
        const known =
          customerId ?? (await stripe.customers.create({ metadata }, { idempotencyKey: `merchant-${providerId}` })).id;
        const source = await stripe.customers.createSource(
          known,
          { source: token },
          { idempotencyKey: `source-${token}` },
        );
        const fingerprint = source.object === 'bank_account' ? source.fingerprint : null;
        return { customerId: known, sourceId: source.id, fingerprint };
      })(),
    );

/** Stripe Connect: who is paid, and where their bank is. */
export const stripeAccounts = (stripe: Stripe, time: StripeTime): AccountProcessor => ({
  createAccount: async ({ providerId, siteId, ...details }) => {
    const created = await orRefused(
      stripe.accounts.create(
        {
          type: 'custom',
          country: 'US',
          capabilities: { transfers: { requested: true } },
          settings: { payouts: { schedule: { interval: 'manual' } } },
          metadata: { site_id: siteId, provider_id: providerId },
          ...fieldsOf(details),
          business_profile: {
            mcc: MCC,
            product_description: 'Mobile pet grooming',
            ...fieldsOf(details).business_profile,
          },
        },
        { idempotencyKey: `account-${providerId}-${details.bankToken ?? ''}` },
      ),
    );
    return 'refused' in created ? created : stateOf(created, time);
  },
  updateAccount: async (accountId, details) => {
    const updated = await orRefused(stripe.accounts.update(accountId, fieldsOf(details)));
    return 'refused' in updated ? updated : stateOf(updated, time);
  },
  readAccount: async (accountId) => {
    const read = await orRefused(stripe.accounts.retrieve(accountId));
    return 'refused' in read ? undefined : stateOf(read, time);
  },
  deleteAccount: async (accountId) => {
    await orRefused(stripe.accounts.del(accountId));
  },
  proveBank: proveBankOf(stripe),
  enterDeposits: enterDepositsOf(stripe),
});
