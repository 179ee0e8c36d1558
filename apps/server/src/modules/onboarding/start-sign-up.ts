import { randomUUID } from 'node:crypto';
import { SIGN_UP_SESSION_MINUTES } from '@tailgate/contract';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { EnteredByFleetOwner } from '../../platform/db/stored/accounts.ts';
import type { Platform } from '../../platform/platform.ts';
import { TERMS_VERSION, sendPhoneCode } from '../accounts/index.ts';
import { insertSignUpSession } from './sign-up-sessions.queries.ts';

interface Start {
  readonly phone: string;
  readonly referralCode: string | null;
  readonly fleetOwner: { readonly entered: EnteredByFleetOwner; readonly passwordHash: string } | null;
}

/** Its id is the key of a visitor, so it is random through and through. Whether the number is known changes nothing. */
export const startSignUp = async (tx: Tx, start: Start, platform: Platform) => {
  const now = platform.clock.now();
  const id = randomUUID();
  const expiresAt = secondsAfter(now, SIGN_UP_SESSION_MINUTES * 60);
  const code = await sendPhoneCode(tx, { purpose: 'provider_sign_up', phone: start.phone }, platform);
  await insertSignUpSession(tx, { id, ...start, codeId: code.id, termsVersion: TERMS_VERSION, now, expiresAt });
  return { sessionId: id, expiresAt: expiresAt.toISOString() };
};
