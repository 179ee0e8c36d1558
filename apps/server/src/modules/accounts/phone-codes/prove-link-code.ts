import type { Stage } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { CallBase } from '../../../platform/http/call.ts';
import { latestCodeRequestedBy, tryPhoneCode } from '../credentials/credentials.queries.ts';
import { codeFits } from './phone-code.ts';

interface ProvingCall extends Pick<CallBase<never>, 'platform' | 'origin' | 'count'> {
  readonly stage: Stage;
}

/** The newest code that this account asked for. A try is used up and kept even when the code is wrong. */
export const proveLinkCode = async (
  call: ProvingCall,
  given: { requestedBy: string; phone: string; code: string },
): Promise<{ codeId: string; accountId: string }> => {
  const { platform, stage } = call;
  await call.count('codeTriesPerAddress', call.origin.network);
  const proof = await stage(async (tx) => {
    const latest = await latestCodeRequestedBy(tx, given.requestedBy, given.phone);
    return latest && (await tryPhoneCode(tx, latest.id, 'customer_link', platform.clock.now()));
  });
  if (!proof?.account_id || !codeFits(platform.seal, proof.id, given.code, proof.code_hash))
    throw new Failure('code_invalid');
  return { codeId: proof.id, accountId: proof.account_id };
};
