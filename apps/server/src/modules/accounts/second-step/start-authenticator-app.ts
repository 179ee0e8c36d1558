import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteBrand } from '../../sites/index.ts';
import { accountById } from '../accounts.queries.ts';
import { displayNameOf } from '../accounts.rules.ts';
import { appUri, newAppKey, sealAppKey } from './authenticator-app.ts';
import { putAuthenticatorApp } from './factors.queries.ts';

export const startAuthenticatorApp = async (tx: Tx, { accountId }: Viewer, platform: Platform) => {
  const key = newAppKey();
  const sealed = sealAppKey(platform.seal, key);
  if (!(await putAuthenticatorApp(tx, { accountId, sealed, now: platform.clock.now() }))) throw new Failure('conflict');
  const account = await accountById(tx, accountId);
  const { appName } = await siteBrand(tx, platform);
  return { key, uri: appUri(key, { issuer: appName, account: account.email ?? displayNameOf(account) }) };
};
