import { EMAIL_LINK_HOURS, isPrivileged } from '@tailgate/contract';
import { hashOfSecret, newSecret } from '../../platform/auth/tokens.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { notify } from '../notifications/index.ts';
import { accountById, accountByIdentity, ownerOfEmail, type Identity } from './accounts.queries.ts';
import { deleteExpiredCredentials, insertPasswordReset, phoneCodeById } from './credentials/credentials.queries.ts';
import { setEmailChangeToken, waitingEmailChange } from './credentials/email-changes.queries.ts';
import { CODE_SECONDS } from './phone-codes/phone-code.ts';
import { provedEmailOf } from './proved-email.ts';

export const CODE_CONTEXT = 'accounts.phone-code';
export const RESET_CONTEXT = 'accounts.password-reset';
const RESET_LINK_MINUTES = 60;

/** Nobody without an account, and nobody whose account a code alone does not open. */
const maySignInByCode = async (tx: Tx, accountId: string | null): Promise<boolean> =>
  accountId !== null && !isPrivileged((await accountById(tx, accountId)).roles);

/**
 * An unknown number asked to sign in gets no text: nobody there has an account to enter. A known one that signs up is
 * told so, and gets no code; so is one that somebody enters as the new number of another account.
 */
export const textPhoneCode = job<{ codeId: string; sealedCode: string }>({
  task: 'accounts.text-phone-code',
  lane: 'urgentSms',
  run: async ({ siteId, codeId, sealedCode }, platform) => {
    const code = platform.seal.open(Buffer.from(sealedCode, 'base64'), CODE_CONTEXT);
    await platform.db.inSite(siteId, async (tx) => {
      const request = await phoneCodeById(tx, codeId);
      if (!request) return;
      if (request.purpose === 'sign_in' && !(await maySignInByCode(tx, request.account_id))) return;
      if (request.purpose === 'provider_sign_up' && request.account_id !== null) {
        const to = { phone: request.phone };
        await notify(tx, platform, 'alreadyRegistered', { to, variables: {}, expiresAt: request.expires_at });
        return;
      }
      if (request.purpose === 'phone_change' && request.account_id !== null) {
        const to = { phone: request.phone };
        await notify(tx, platform, 'phoneAlreadyUsed', { to, variables: {}, expiresAt: request.expires_at });
        return;
      }
      await notify(tx, platform, 'phoneCode', {
        to: { phone: request.phone },
        variables: { code, minutes: CODE_SECONDS / 60 },
        expiresAt: request.expires_at,
      });
    });
  },
});

export const sendPasswordReset = job<{ sealedIdentity: string }>({
  task: 'accounts.send-password-reset',
  lane: 'urgentEmail',
  run: async ({ siteId, sealedIdentity }, platform) => {
    const identity = JSON.parse(platform.seal.open(Buffer.from(sealedIdentity, 'base64'), RESET_CONTEXT)) as Identity;
    await platform.db.inSite(siteId, async (tx) => {
      const account = await accountByIdentity(tx, identity);
      if (!account) return;
      const token = newSecret();
      const now = platform.clock.now();
      const expiresAt = secondsAfter(now, RESET_LINK_MINUTES * 60);
      await insertPasswordReset(tx, {
        hash: hashOfSecret(token),
        accountId: account.id,
        now,
        expiresAt,
      });
      await notify(tx, platform, 'passwordReset', {
        // Only where it was asked for: the address that was entered.
        to: {
          firstName: account.first_name,
          ...('email' in identity ? { email: provedEmailOf(account) } : { phone: account.phone }),
        },
        variables: { token, minutes: RESET_LINK_MINUTES },
        expiresAt,
      });
    });
  },
});

/** To an address that somebody uses already, it is not the asker who gets a mail but its owner. */
export const sendEmailLink = job<{ accountId: string }>({
  task: 'accounts.send-email-link',
  lane: 'urgentEmail',
  run: async ({ siteId, accountId }, platform) => {
    await platform.db.inSite(siteId, async (tx) => {
      const change = await waitingEmailChange(tx, accountId, platform.clock.now());
      if (!change) return;
      const owner = await ownerOfEmail(tx, change.email);
      if (owner) {
        const to = { accountId: owner.id, firstName: owner.first_name, email: provedEmailOf(owner) };
        await notify(tx, platform, 'emailAlreadyUsed', { to, variables: {} });
        return;
      }
      const { first_name: firstName } = await accountById(tx, accountId);
      const token = newSecret();
      await setEmailChangeToken(tx, accountId, hashOfSecret(token));
      await notify(tx, platform, 'emailLink', {
        to: { firstName, email: change.email },
        variables: { token, hours: EMAIL_LINK_HOURS },
        expiresAt: change.expires_at,
      });
    });
  },
});

const EXPIRED_KEPT_SECONDS = 30 * 24 * 60 * 60;

/** What has expired is kept for a month, in case somebody asks what happened, and then forgotten. */
export const forgetExpiredCredentials = job<object>({
  task: 'accounts.forget-expired-credentials',
  run: async ({ siteId }, { db, clock }) => {
    await db.inSite(siteId, (tx) => deleteExpiredCredentials(tx, secondsAfter(clock.now(), -EXPIRED_KEPT_SECONDS)));
  },
});

export const accountsJobs = [forgetExpiredCredentials, textPhoneCode, sendPasswordReset, sendEmailLink];
