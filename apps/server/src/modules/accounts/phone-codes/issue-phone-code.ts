import { secondsAfter } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountByIdentity } from '../accounts.queries.ts';
import { insertPhoneCode, type CodePurpose } from '../credentials/credentials.queries.ts';
import { CODE_SECONDS, hashOfCode, idInSession, newCode } from './phone-code.ts';

/** Stores a new code for a phone number; the caller has counted the attempt and texts the code. */
export const issuePhoneCode = async (
  tx: Tx,
  request: {
    purpose: CodePurpose;
    phone: string;
    requestedBy?: string;
    /** The one session in which it works. */
    sessionId?: string;
  },
  platform: Pick<Platform, 'clock' | 'seal'>,
) => {
  const id = newId();
  const code = newCode();
  const { sessionId } = request;
  const now = platform.clock.now();
  const expiresAt = secondsAfter(now, CODE_SECONDS);
  const account = await accountByIdentity(tx, { phone: request.phone });
  await insertPhoneCode(tx, {
    id,
    purpose: request.purpose,
    phone: request.phone,
    accountId: account?.id ?? null,
    requestedBy: request.requestedBy ?? null,
    hash: hashOfCode(platform.seal, sessionId === undefined ? id : idInSession(id, sessionId), code),
    now,
    expiresAt,
  });
  return { id, code, account, expiresAt };
};
