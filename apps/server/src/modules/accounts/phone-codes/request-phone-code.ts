import type { accountsContract } from '@tailgate/contract';
import type { Stage } from '../../../platform/db/database.ts';
import type { CallBase, StagedCall } from '../../../platform/http/call.ts';
import { accountByIdentity } from '../accounts.queries.ts';
import type { CodePurpose } from '../credentials/credentials.queries.ts';
import { countAttempt, knownDeviceOf } from '../sessions/attempts.ts';
import { sendPhoneCode } from './send-phone-code.ts';

interface CountingCall extends Pick<CallBase<never>, 'count' | 'exempt' | 'forgive' | 'refund' | 'site' | 'origin'> {
  readonly stage: Stage;
}

/** Counts a code that is about to be texted, by device where the account was used there before. */
export const countPhoneCode = async (
  call: CountingCall,
  { phone, deviceId }: { phone: string; deviceId?: string | undefined },
): Promise<void> => {
  const knownDevice = await call.stage(async (tx) =>
    knownDeviceOf(tx, (await accountByIdentity(tx, { phone }))?.id, deviceId),
  );
  await countAttempt(call, 'code', { identity: { phone }, knownDevice });
};

/** Known or unknown number: the same answer. */
export const requestPhoneCode = async (
  call: StagedCall<typeof accountsContract.requestSignInCode | typeof accountsContract.requestCustomerSignUp>,
  purpose: CodePurpose,
) => {
  const { finish, platform, body } = call;
  await countPhoneCode(call, body);
  return await finish(async (tx) => {
    const { id, expiresAt } = await sendPhoneCode(tx, { purpose, phone: body.phone }, platform);
    return { sessionId: id, expiresAt: expiresAt.toISOString() };
  });
};
