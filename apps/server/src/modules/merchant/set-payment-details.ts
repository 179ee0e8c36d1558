import type { merchantContract } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, orUnavailable } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProcessorAccount } from '../../vendors/payments/merchant-accounts.ts';
import { recipientOf } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import {
  accountOf,
  askAbout,
  insertAccount,
  restoreBank,
  setProof,
  suspendBank,
  writeAnswer,
  type ConnectedAccount,
} from './connected-accounts.queries.ts';
import { paymentDetailsAnswer } from './merchant-answers.ts';

type Setting = Pick<
  StagedCall<typeof merchantContract.setPaymentDetails>,
  'stage' | 'finish' | 'platform' | 'viewer' | 'body'
>;
type Details = Setting['body'];
type Proof = { customerId: string; sourceId: string } | undefined;

const refusedField = (errors: Record<string, string>) => new Failure('validation_failed', { errors });
const USED = 'is unknown or was used already';
const REQUIRED = 'is required';

const FIELDS_OF_PROCESSOR: Readonly<Record<string, string>> = { account_token: 'accountToken' };
const refusedBy = ({ refused }: { readonly refused: string }) =>
  refusedField({ [FIELDS_OF_PROCESSOR[refused] ?? 'bankAccountToken']: USED });

/** The first time everything is needed; later a bank, a person or both. */
const checkDetails = (body: Details, isFirst: boolean): void => {
  if (body.rawDetails.length > 0) throw new Failure('raw_details_refused');
  const missing = {
    ...(isFirst && body.accountToken === undefined && { accountToken: REQUIRED }),
    ...((isFirst || body.bankVerificationToken !== undefined) &&
      body.bankAccountToken === undefined && { bankAccountToken: REQUIRED }),
    ...((isFirst || body.bankAccountToken !== undefined) &&
      body.bankVerificationToken === undefined && { bankVerificationToken: REQUIRED }),
    ...(body.accountToken !== undefined && !body.acceptsTerms && { acceptPaymentProcessorTerms: 'must be accepted' }),
  };
  if (Object.keys(missing).length > 0) throw refusedField(missing);
};

const tellAboutBank = async (tx: Tx, viewer: Setting['viewer'], { bank }: ProcessorAccount, platform: Platform) => {
  const to = await recipientOf(tx, viewer.accountId);
  await notify(tx, platform, 'payoutBankChanged', { to, variables: { bank: bank?.lastFour ?? '' } });
};

/** The deposits go to the bank that is paid: whoever proves another one has proved nothing. */
const proofOf = (
  account: ProcessorAccount,
  proved: { customerId: string; sourceId: string; fingerprint: string | null },
): Proof =>
  account.bank !== undefined && proved.fingerprint !== null && account.bank.fingerprint === proved.fingerprint
    ? proved
    : undefined;

const proveBank = async ({ viewer, platform, body }: Setting, known: ConnectedAccount | undefined) => {
  const { bankVerificationToken: token } = body;
  if (token === undefined) return undefined;
  const { siteId, accountId: providerId } = viewer;
  const order = { providerId, siteId, customerId: known?.customerId ?? null, token };
  const proved = await orUnavailable(platform.payments.proveBank(order));
  if ('refused' in proved) throw refusedField({ bankVerificationToken: USED });
  return proved;
};

const detailsOf = ({ accountToken, bankAccountToken, companyName }: Details) => ({
  accountToken,
  bankToken: bankAccountToken,
  businessName: companyName,
});

const openAccount = async (call: Setting) => {
  const { finish, platform, viewer, body } = call;
  const { siteId, accountId: providerId } = viewer;
  const proved = await proveBank(call, undefined);
  const account = await orUnavailable(platform.payments.createAccount({ providerId, siteId, ...detailsOf(body) }));
  if ('refused' in account) throw refusedBy(account);
  const proof = proved && proofOf(account, proved);
  const isKept = { value: true };
  try {
    return await finish(async (tx) => {
      const opened = { providerId, account, proof, now: platform.clock.now() };
      isKept.value = await insertAccount(tx, opened);
      if (!isKept.value) throw new Failure('conflict');
      await tellAboutBank(tx, viewer, account, platform);
      return await paymentDetailsAnswer(tx, viewer, platform);
    });
  } finally {
    // Opened twice at the same moment: the other one is kept.
    if (!isKept.value) await platform.payments.deleteAccount(account.accountId);
  }
};

/**
 * Where the account stands after it was changed. The question is numbered after the change, so that of several changes at
 * the same moment the answer with the highest number says what the processor kept.
 */
const askAgain = async ({ stage, platform }: Setting, { accountId }: ConnectedAccount) => {
  const ticket = await stage((tx) => askAbout(tx, accountId));
  const account = await orUnavailable(platform.payments.readAccount(accountId));
  if (ticket === undefined || !account) throw new Failure('conflict');
  return { account, ticket };
};

const changeAccount = async (call: Setting, known: ConnectedAccount) => {
  const { stage, finish, platform, viewer, body } = call;
  const isNewBank = body.bankAccountToken !== undefined;
  const proved = await proveBank(call, known);
  const suspension = isNewBank ? await stage((tx) => suspendBank(tx, known.accountId)) : undefined;
  const changed = await orUnavailable(platform.payments.updateAccount(known.accountId, detailsOf(body)));
  if ('refused' in changed) {
    if (suspension !== undefined) await stage((tx) => restoreBank(tx, known, suspension));
    throw refusedBy(changed);
  }
  const answer = await askAgain(call, known);
  return await finish(async (tx) => {
    await writeAnswer(tx, { ...answer, now: platform.clock.now() });
    if (isNewBank) {
      await setProof(tx, known.providerId, { bank: changed.bank, proof: proved && proofOf(changed, proved) });
      await tellAboutBank(tx, viewer, changed, platform);
    }
    return await paymentDetailsAnswer(tx, viewer, platform);
  });
};

/** Opens the account for payouts at the processor, or changes its bank or its person. Only tokens come here. */
export const setPaymentDetails = async (call: Setting) => {
  const { stage, viewer, body } = call;
  const known = await stage((tx) => accountOf(tx, viewer.accountId));
  checkDetails(body, known === undefined);
  return known ? await changeAccount(call, known) : await openAccount(call);
};
