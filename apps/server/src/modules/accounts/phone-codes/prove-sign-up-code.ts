import type { Stage } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tryPhoneCode } from '../credentials/credentials.queries.ts';
import { codeFits } from './phone-code.ts';

/**
 * A try is used up and kept even when the code is wrong. The code of a number that has an account is never texted, and
 * proves nothing even if it is guessed.
 */
export const proveSignUpCode = async (
  { stage, platform }: { readonly stage: Stage; readonly platform: Pick<Platform, 'clock' | 'seal'> },
  { codeId, code }: { codeId: string; code: string },
): Promise<void> => {
  const proof = await stage((tx) => tryPhoneCode(tx, codeId, 'provider_sign_up', platform.clock.now()));
  if (!proof || proof.account_id !== null || !codeFits(platform.seal, proof.id, code, proof.code_hash))
    throw new Failure('code_invalid');
};
