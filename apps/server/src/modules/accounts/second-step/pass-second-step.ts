import type { accountsContract } from '@tailgate/contract';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure, found } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/index.ts';
import { accountById } from '../accounts.queries.ts';
import { sessionSeconds } from '../accounts.rules.ts';
import { recipientOf } from '../recipient-of.ts';
import { countAttempt, knownDeviceOf } from '../sessions/attempts.ts';
import { completeSession as storeWhole, liveSession } from '../sessions/sessions.queries.ts';
import { openAppKey, stepOfAppCode } from './authenticator-app.ts';
import { authenticatorAppOf, recoveryCodesLeft, useAppStep, useRecoveryCode } from './factors.queries.ts';
import { provePasskey } from './passkey-ceremonies.ts';
import { touchPasskey } from './passkeys.queries.ts';
import { hashesOfRecoveryCode } from './recovery-codes.ts';

type PassingCall = StagedCall<
  | typeof accountsContract.passSecondStepWithPasskey
  | typeof accountsContract.passSecondStepWithCode
  | typeof accountsContract.passSecondStepWithRecoveryCode
>;

/** From now on the session lasts as long as any other, and so does the refresh token that its device holds. */
export const completeSession = async (tx: Tx, viewer: Viewer, platform: Platform) => {
  const now = platform.clock.now();
  const { remember } = found(await liveSession(tx, viewer.sessionId, now));
  const { roles } = await accountById(tx, viewer.accountId);
  await storeWhole(tx, viewer.sessionId, { now, expiresAt: secondsAfter(now, sessionSeconds(roles, remember)) });
};

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

/** A code works once, and with it those before it stop working. */
export const useAppCode = async (tx: Tx, { accountId }: Viewer, code: string, { seal, clock }: Platform) => {
  const app = await authenticatorAppOf(tx, accountId);
  const step = app ? stepOfAppCode(openAppKey(seal, app.sealed_secret), code, clock.now()) : null;
  if (step === null || !(await useAppStep(tx, accountId, step))) throw new Failure('code_invalid');
};

export const passSecondStepWithPasskey = (call: StagedCall<typeof accountsContract.passSecondStepWithPasskey>) => {
  const { viewer, platform, body } = call;
  return passing(call, async () => {
    const { siteId, sessionId } = viewer;
    const proved = await provePasskey(call, { siteId, sessionId, purpose: 'second_step' }, body.credential);
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
