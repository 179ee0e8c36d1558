import type { accountsContract } from '@tailgate/contract';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure, found, isTaken } from '../../../platform/failure.ts';
import type { Call, StagedCall } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/index.ts';
import { siteBrand } from '../../sites/index.ts';
import { accountById } from '../accounts.queries.ts';
import { displayNameOf } from '../accounts.rules.ts';
import { recipientOf } from '../recipient-of.ts';
import { liveSession } from '../sessions/sessions.queries.ts';
import { appUri, newAppKey, sealAppKey } from './authenticator-app.ts';
import {
  authenticatorAppOf,
  confirmAuthenticatorApp as storeConfirmed,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  lockFactors,
  putAuthenticatorApp,
  recoveryCodesLeft,
} from './factors.queries.ts';
import { completeSession, useAppCode } from './pass-second-step.ts';
import { proveNewPasskey } from './passkey-ceremonies.ts';
import { insertPasskey } from './passkeys.queries.ts';
import { hashesOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { hasFactor } from './second-step.rules.ts';

/** New codes, shown this once; those before them no longer work. */
export const makeRecoveryCodes = async (tx: Tx, viewer: Viewer, { seal, clock }: Platform): Promise<string[]> => {
  const { accountId, siteId } = viewer;
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashesOfRecoveryCode(seal, accountId, code)[0]);
  await deleteRecoveryCodes(tx, accountId);
  await insertRecoveryCodes(tx, { accountId, siteId, hashes, now: clock.now() });
  return codes;
};

/**
 * Adds a factor. With the first one come recovery codes, and a session that waited for it is complete. A session that
 * waits for the first factor cannot add a second one: by then the account has one to prove.
 */
const addFactor = async (
  tx: Tx,
  viewer: Viewer,
  factor: { readonly name: string; readonly store: () => Promise<void> },
  platform: Platform,
) => {
  const before = await lockFactors(tx, viewer.accountId);
  const { awaiting } = found(await liveSession(tx, viewer.sessionId, platform.clock.now()));
  if (awaiting !== null && hasFactor(before)) throw new Failure('second_step_required');
  await factor.store();
  const hasCodes = (await recoveryCodesLeft(tx, viewer.accountId)) > 0;
  const recoveryCodes = hasCodes ? null : await makeRecoveryCodes(tx, viewer, platform);
  if (awaiting !== null) await completeSession(tx, viewer, platform);
  await notify(tx, platform, 'factorAdded', {
    to: await recipientOf(tx, viewer.accountId),
    variables: { factor: factor.name },
  });
  return { recoveryCodes };
};

export const addPasskey = async (call: StagedCall<typeof accountsContract.addPasskey>) => {
  const { finish, viewer, body, platform } = call;
  const { siteId, accountId, sessionId } = viewer;
  const proved = await proveNewPasskey(call, { siteId, sessionId, purpose: 'enrolment' }, body.credential);
  const { id: credentialId, publicKey, counter, transports } = proved;
  const id = newId();
  const now = platform.clock.now();
  try {
    return await finish((tx) => {
      const store = async () => {
        const owner = { id, siteId, accountId, name: body.name, now };
        await insertPasskey(tx, { ...owner, credentialId, publicKey, counter, transports });
      };
      return addFactor(tx, viewer, { name: `The passkey “${body.name}”`, store }, platform);
    });
  } catch (error) {
    if (isTaken(error, 'passkeys_credential')) throw new Failure('passkey_invalid', { cause: error });
    throw error;
  }
};

export const startAuthenticatorApp = async ({
  tx,
  viewer,
  platform,
}: Call<typeof accountsContract.startAuthenticatorApp>) => {
  const { accountId, siteId } = viewer;
  const key = newAppKey();
  const sealed = sealAppKey(platform.seal, key);
  if (!(await putAuthenticatorApp(tx, { accountId, siteId, sealed, now: platform.clock.now() })))
    throw new Failure('conflict');
  const account = await accountById(tx, accountId);
  const { appName } = await siteBrand(tx, siteId, platform);
  return { key, uri: appUri(key, { issuer: appName, account: account.email ?? displayNameOf(account) }) };
};

export const confirmAuthenticatorApp = ({
  tx,
  viewer,
  body,
  platform,
}: Call<typeof accountsContract.confirmAuthenticatorApp>) => {
  const { accountId } = viewer;
  const store = async () => {
    // One that counts already is not confirmed again.
    if ((await authenticatorAppOf(tx, accountId))?.confirmed_at !== null) throw new Failure('code_invalid');
    await useAppCode(tx, viewer, body.code, platform);
    await storeConfirmed(tx, accountId, platform.clock.now());
  };
  return addFactor(tx, viewer, { name: 'An authenticator app', store }, platform);
};
