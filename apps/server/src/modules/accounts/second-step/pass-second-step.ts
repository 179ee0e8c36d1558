import type { accountsContract } from '@tailgate/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure, found } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { notify } from '../../notifications/index.ts';
import { recipientOf } from '../recipient-of.ts';
import { countAttempt, knownDeviceOf } from '../sessions/attempts.ts';
import { liveSession } from '../sessions/sessions.queries.ts';
import { completeSession } from './complete-session.ts';
import { recoveryCodesLeft, useRecoveryCode } from './factors.queries.ts';
import { provePasskey } from './passkey-ceremonies.ts';
import { touchPasskey } from './passkeys.queries.ts';
import { hashesOfRecoveryCode } from './recovery-codes.ts';
import { useAppCode } from './use-app-code.ts';

type PassingCall = StagedCall<
  | typeof accountsContract.passSecondStepWithPasskey
  | typeof accountsContract.passSecondStepWithCode
  | typeof accountsContract.passSecondStepWithRecoveryCode
>;

/** Counts the try, runs the proof, and makes the session whole; what the proof uses up is used up together with it. */
const passing = async (call: PassingCall, prepare: () => Promise<(tx: Tx) => Promise<void>>) => {
  const { stage, finish, platform, viewer } = call;
  const { accountId, sessionId } = viewer;
  const knownDevice = await stage(async (tx) => {
    const session = found(await liveSession(tx, sessionId, platform.clock.now()));
    if (session.awaiting !== 'second_step') throw new Failure('conflict');
    return await knownDeviceOf(tx, accountId, session.device_id);
  });
  // Counted before anything is compared, so that concurrent tries cannot pass the count.
  const attempt = await countAttempt(call, 'secondStep', { identity: { accountId }, knownDevice });
  const prove = await prepare();
  await finish(async (tx) => {
    await prove(tx);
    await completeSession(tx, viewer, platform);
  });
  await attempt.forgive();
};

export const passSecondStepWithCode = (call: StagedCall<typeof accountsContract.passSecondStepWithCode>) =>
  passing(call, () => Promise.resolve((tx) => useAppCode(tx, call.viewer, call.body.code, call.platform)));

export const passSecondStepWithPasskey = (call: StagedCall<typeof accountsContract.passSecondStepWithPasskey>) => {
  const { viewer, platform, body } = call;
  return passing(call, async () => {
    const ceremony = { sessionId: viewer.sessionId, purpose: 'second_step' } as const;
    const proved = await provePasskey(call, ceremony, body.credential);
    if (proved.account_id !== viewer.accountId) throw new Failure('passkey_invalid');
    return async (tx) => {
      if (!(await touchPasskey(tx, proved.id, proved.newCounter, platform.clock.now())))
        throw new Failure('passkey_invalid');
    };
  });
};

export const passSecondStepWithRecoveryCode = (
  call: StagedCall<typeof accountsContract.passSecondStepWithRecoveryCode>,
) => {
  const { viewer, platform, body } = call;
  const { accountId } = viewer;
  return passing(call, () =>
    Promise.resolve(async (tx) => {
      const hashes = hashesOfRecoveryCode(platform.seal, accountId, body.code);
      if (!(await useRecoveryCode(tx, accountId, hashes, platform.clock.now()))) throw new Failure('code_invalid');
      await notify(tx, platform, 'recoveryCodeUsed', {
        to: await recipientOf(tx, accountId),
        variables: { left: await recoveryCodesLeft(tx, accountId) },
      });
    }),
  );
};
