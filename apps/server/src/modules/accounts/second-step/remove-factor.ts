import { isPrivileged, type accountsContract } from '@tailgate/contract';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure, found } from '../../../platform/failure.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/index.ts';
import { accountById } from '../accounts.queries.ts';
import { recipientOf } from '../recipient-of.ts';
import { makeRecoveryCodes } from './enrol-factor.ts';
import {
  deleteAuthenticatorApp,
  deletePasskey,
  deleteRecoveryCodes,
  factorsOf,
  lockFactors,
} from './factors.queries.ts';
import { hasFactor } from './second-step.rules.ts';

/** Staff and support keep at least one factor; recovery codes of everybody else go with the last one. */
const removeFactor = async (tx: Tx, viewer: Viewer, remove: () => Promise<string>, platform: Platform) => {
  const { accountId } = viewer;
  await lockFactors(tx, accountId);
  const factor = await remove();
  if (!hasFactor(await factorsOf(tx, accountId))) {
    if (isPrivileged((await accountById(tx, accountId)).roles)) throw new Failure('last_factor');
    await deleteRecoveryCodes(tx, accountId);
  }
  await notify(tx, platform, 'factorRemoved', { to: await recipientOf(tx, accountId), variables: { factor } });
};

export const removePasskey = ({
  tx,
  viewer,
  params,
  allowed,
  platform,
}: Call<typeof accountsContract.removePasskey>) => {
  const remove = async () => {
    const { name } = found(await deletePasskey(tx, allowed(params.id)));
    return `The passkey “${name}”`;
  };
  return removeFactor(tx, viewer, remove, platform);
};

export const removeAuthenticatorApp = ({
  tx,
  viewer,
  platform,
}: Call<typeof accountsContract.removeAuthenticatorApp>) => {
  const remove = async () => {
    if (!(await deleteAuthenticatorApp(tx, viewer.accountId))) throw new Failure('not_found');
    return 'The authenticator app';
  };
  return removeFactor(tx, viewer, remove, platform);
};

export const replaceRecoveryCodes = async ({
  tx,
  viewer,
  platform,
}: Call<typeof accountsContract.replaceRecoveryCodes>) => {
  const { accountId } = viewer;
  if (!hasFactor(await lockFactors(tx, accountId))) throw new Failure('conflict');
  const recoveryCodes = await makeRecoveryCodes(tx, viewer, platform);
  await notify(tx, platform, 'recoveryCodesReplaced', { to: await recipientOf(tx, accountId), variables: {} });
  return { recoveryCodes };
};
