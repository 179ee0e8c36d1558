import { EMAIL_LINK_HOURS, type accountsContract } from '@tailgate/contract';
import { hashOfSecret } from '../../../platform/auth/tokens.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/events/events.ts';
import { Failure, isTaken } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/index.ts';
import { credentialsChanged } from '../accounts.events.ts';
import { sendEmailLink } from '../accounts.jobs.ts';
import { accountById, setEmail } from '../accounts.queries.ts';
import { recipientOf } from '../recipient-of.ts';
import { voidResetLinks } from './credentials.queries.ts';
import { deleteEmailChange, putEmailChange, takeEmailChange } from './email-changes.queries.ts';
import { proveOwner } from './prove-owner.ts';

/**
 * Sends a link to the new address; until it is opened the account keeps its old one. Whether the address is taken is
 * found out by the worker, so that neither the answer nor its time shows it.
 */
export const requestEmailChange = async (
  tx: Tx,
  accountId: string,
  email: string,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const account = await accountById(tx, accountId);
  if (account.email === email) {
    await deleteEmailChange(tx, accountId);
    return;
  }
  const now = clock.now();
  await putEmailChange(tx, { accountId, email, now, expiresAt: secondsAfter(now, EMAIL_LINK_HOURS * 3600) });
  await enqueue(tx, sendEmailLink, { accountId }, { urgent: true });
};

export const changeEmail = async (call: StagedCall<typeof accountsContract.changeEmail>) => {
  const { platform, finish, count, viewer, body } = call;
  await proveOwner(call, body.currentPassword);
  await count('emailChangesPerAccount', viewer.accountId);
  await finish((tx) => requestEmailChange(tx, viewer.accountId, body.email, platform));
};

/** Whoever opens the link reads the mail of the new address: it becomes the account's, and the old one hears of it. */
export const confirmEmail = async (call: StagedCall<typeof accountsContract.confirmEmail>) => {
  const { platform, finish, body } = call;
  try {
    await finish(async (tx) => {
      const now = platform.clock.now();
      const change = await takeEmailChange(tx, hashOfSecret(body.token), now);
      if (!change) throw new Failure('email_link_invalid');
      const accountId = change.account_id;
      call.identify(accountId);
      const before = await recipientOf(tx, accountId);
      await setEmail(tx, accountId, change.email);
      await voidResetLinks(tx, accountId, now);
      await emit(tx, credentialsChanged, { accountId, what: 'email' });
      await notify(tx, platform, 'emailChanged', { to: before, variables: {} });
    });
  } catch (error) {
    // Somebody else proved it in the meantime.
    if (isTaken(error, 'accounts_site_id_email_key')) throw new Failure('email_link_invalid', { cause: error });
    throw error;
  }
};
