import type { Reference } from '@tailgate/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { CallBase } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { phoneCodeById, tryPhoneCode, usePhoneCode, type CodePurpose } from '../credentials/credentials.queries.ts';
import { knownDeviceOf } from '../sessions/attempts.ts';
import { codeFits } from './phone-code.ts';

interface ProvingCall extends Pick<CallBase<never>, 'platform' | 'origin' | 'count' | 'exempt'> {
  idOf(reference: Reference<'phoneCode.prove'>): string;
  stage<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A try is used up and kept even when the code is wrong; the right code is then spent by `usePhoneCode` in the effect. */
export const provePhone = async (
  call: ProvingCall,
  purpose: CodePurpose,
  given: { sessionId: Reference<'phoneCode.prove'>; code: string; deviceId: string },
) => {
  const { platform, stage } = call;
  const id = call.idOf(given.sessionId);
  const knownDevice = await stage(async (tx) =>
    knownDeviceOf(tx, (await phoneCodeById(tx, id))?.account_id, given.deviceId),
  );
  // The tries at one code are few for everybody; the address bounds those at many codes.
  if (knownDevice === null) await call.count('codeTriesPerAddress', call.origin.network);
  else call.exempt('codeTriesPerAddress');
  const proof = await stage((tx) => tryPhoneCode(tx, id, purpose, platform.clock.now()));
  if (!proof || !codeFits(platform.seal, proof.id, given.code, proof.code_hash)) throw new Failure('code_invalid');
  return proof;
};

export const spendProof = async (tx: Tx, codeId: string, platform: Pick<Platform, 'clock'>): Promise<void> => {
  if (!(await usePhoneCode(tx, codeId, platform.clock.now()))) throw new Failure('code_invalid');
};
