import { deletionRequestMachine, providerMachine } from '@tailgate/contract';
import { hashOfSecret, newSecret } from '../../platform/auth/tokens.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { emit } from '../../platform/events/events.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { LiveMessage } from '../../platform/live/live.ts';
import { transition } from '../../platform/machines/transition.ts';
import { forgetAllDevicesOf, mailSoon, textSoon } from '../notifications/index.ts';
import { accountDeleted } from './accounts.events.ts';
import { accountByIdentity, type Identity } from './accounts.queries.ts';
import { deleteExpiredCredentials, insertPasswordReset, phoneCodeById } from './credentials.queries.ts';
import { anonymiseAccount, deletionById, providerStatusOf } from './deletions.queries.ts';
import { endSessions } from './end-sessions.ts';
import { siteOrigin } from './site-origin.ts';

export const CODE_CONTEXT = 'accounts.phone-code';
export const RESET_CONTEXT = 'accounts.password-reset';
const RESET_LINK_SECONDS = 60 * 60;

/** An unknown number asked to sign in gets no text: nobody there has an account to enter. */
export const textPhoneCode = job<{ codeId: string; sealedCode: string; appName: string }>({
  task: 'accounts.text-phone-code',
  run: async ({ siteId, codeId, sealedCode, appName }, platform) => {
    const code = platform.seal.open(Buffer.from(sealedCode, 'base64'), CODE_CONTEXT);
    await platform.db.inSite(siteId, async (tx) => {
      const request = await phoneCodeById(tx, codeId);
      if (!request || (request.purpose === 'sign_in' && !request.account_id)) return;
      await textSoon(tx, platform, siteId, {
        to: request.phone,
        body: `${code} is your ${appName} code. It is good for 10 minutes. We never ask for it on the phone.`,
      });
    });
  },
});

export const sendPasswordReset = job<{ sealedIdentity: string }>({
  task: 'accounts.send-password-reset',
  run: async ({ siteId, sealedIdentity }, platform) => {
    const identity = JSON.parse(platform.seal.open(Buffer.from(sealedIdentity, 'base64'), RESET_CONTEXT)) as Identity;
    await platform.db.inSite(siteId, async (tx) => {
      const account = await accountByIdentity(tx, identity);
      if (!account) return;
      const token = newSecret();
      const now = platform.clock.now();
      await insertPasswordReset(tx, {
        hash: hashOfSecret(token),
        siteId,
        accountId: account.id,
        now,
        expiresAt: secondsAfter(now, RESET_LINK_SECONDS),
      });
      const { origin, appName } = await siteOrigin(tx, platform, siteId);
      const link = `${origin}/reset-password?token=${token}`;
      if ('email' in identity) {
        await mailSoon(tx, platform, siteId, {
          to: identity.email,
          fromName: appName,
          subject: `Set a new ${appName} password`,
          text: `Hello ${account.first_name},\n\nopen this link within an hour to choose a new password:\n\n${link}\n\nIf you did not ask for it, you need not do anything.\n`,
        });
      } else {
        await textSoon(tx, platform, siteId, {
          to: identity.phone,
          body: `Set a new ${appName} password within an hour: ${link}`,
        });
      }
    });
  },
});

export const carryOutDeletion = job<{ requestId: string }>({
  task: 'accounts.carry-out-deletion',
  run: async ({ siteId, requestId }, platform) => {
    const afterCommit: LiveMessage[] = [];
    await platform.db.inSite(siteId, async (tx) => {
      const request = await deletionById(tx, requestId);
      // Withdrawn in the meantime, or done by an earlier run of this job.
      if (request?.status !== 'waiting') return;
      await transition(tx, deletionRequestMachine, {
        table: 'deletion_requests',
        id: requestId,
        name: 'carryOut',
        actor: 'timer',
      });
      const provider = await providerStatusOf(tx, request.account_id);
      if (provider && provider.status !== 'inactive') {
        await transition(tx, providerMachine, {
          table: 'providers',
          keyColumn: 'account_id',
          id: request.account_id,
          name: 'deactivate',
          actor: 'system',
        });
      }
      await anonymiseAccount(tx, request.account_id, platform.clock.now());
      await forgetAllDevicesOf(tx, request.account_id);
      await endSessions(
        tx,
        platform,
        (message) => void afterCommit.push(message),
        (session) => session('account_id', '=', request.account_id),
        'account deleted',
      );
      await emit(tx, siteId, accountDeleted, { accountId: request.account_id });
    });
    for (const message of afterCommit) platform.live.publish(message);
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

export const accountsJobs = [forgetExpiredCredentials, textPhoneCode, sendPasswordReset, carryOutDeletion];
