import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountById } from '../accounts.queries.ts';
import { isFreshlySignedIn } from '../sessions/sessions.queries.ts';
import { requestEmailChange } from './change-email.ts';
import { waitingEmailChange } from './email-changes.queries.ts';

/**
 * Sends a link to an email address that a person gave in passing, once; until it is opened nothing else goes there. An
 * address opens the account, so this holds for the first one only, of an account without a password, right after its owner
 * logged in. Everybody else changes theirs in the settings.
 */
export const askToProveEmail = async (tx: Tx, viewer: Viewer, email: string, platform: Platform): Promise<void> => {
  const { email: proved, password_hash: passwordHash } = await accountById(tx, viewer.accountId);
  if (proved !== null || passwordHash !== null || viewer.impersonatorId !== null) return;
  if (!(await isFreshlySignedIn(tx, viewer.sessionId))) return;
  const waiting = await waitingEmailChange(tx, viewer.accountId, platform.clock.now());
  if (waiting?.email !== email) await requestEmailChange(tx, viewer.accountId, email, platform);
};
