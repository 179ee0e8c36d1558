import { Failure } from '../../platform/failure.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { tryPhoneCode, usePhoneCode, type CodePurpose } from './credentials.queries.ts';
import { codeFits } from './phone-code.ts';

interface Stages {
  readonly platform: Platform;
  readonly origin: Origin;
  stage<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A try is used up and kept even when the code is wrong; the right code is then spent by `usePhoneCode` in the effect. */
export const provePhone = async (
  { platform, origin, stage }: Stages,
  purpose: CodePurpose,
  given: { sessionId: string; code: string },
) => {
  await platform.limits.spend({ codeTriesPerAddress: origin.address });
  const proof = await stage((tx) => tryPhoneCode(tx, given.sessionId, purpose, platform.clock.now()));
  if (!proof || !codeFits(platform.seal, proof.id, given.code, proof.code_hash)) throw new Failure('code_invalid');
  return proof;
};

export const spendProof = async (tx: Tx, platform: Platform, codeId: string): Promise<void> => {
  if (!(await usePhoneCode(tx, codeId, platform.clock.now()))) throw new Failure('code_invalid');
};
