import { passwordFits } from '../../../platform/auth/passwords.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { accountById } from '../accounts.queries.ts';
import { isFreshlySignedIn } from '../sessions/sessions.queries.ts';

interface ProvingCall {
  readonly viewer: { readonly accountId: string; readonly sessionId: string };
  stage<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  count(limit: 'confirmPerSession', key: string): Promise<void>;
  forgive(limit: 'confirmPerSession', key: string): Promise<void>;
  exempt(limit: 'confirmPerSession'): void;
}

/**
 * A new email address or phone number takes the whole account over, so a device left unlocked must not be enough: the current password
 * is asked each time. Accounts without one (customers log in by code) need a fresh sign-in instead.
 */
export const proveOwner = async (call: ProvingCall, currentPassword: string | undefined): Promise<void> => {
  const { viewer } = call;
  const { passwordHash, isFresh } = await call.stage(async (tx) => ({
    passwordHash: (await accountById(tx, viewer.accountId)).password_hash,
    isFresh: await isFreshlySignedIn(tx, viewer.sessionId),
  }));
  if (passwordHash === null) {
    if (!isFresh) throw new Failure('fresh_sign_in_required');
    call.exempt('confirmPerSession');
    return;
  }
  if (currentPassword === undefined)
    throw new Failure('validation_failed', { errors: { currentPassword: 'is required' } });
  await call.count('confirmPerSession', viewer.sessionId);
  if (!(await passwordFits(currentPassword, passwordHash))) throw new Failure('invalid_credentials');
  await call.forgive('confirmPerSession', viewer.sessionId);
};
