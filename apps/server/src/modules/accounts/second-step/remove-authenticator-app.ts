import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteAuthenticatorApp } from './factors.queries.ts';
import { removeFactor } from './remove-factor.ts';

export const removeAuthenticatorApp = (tx: Tx, viewer: Viewer, platform: Platform) => {
  const remove = async () => {
    if (!(await deleteAuthenticatorApp(tx, viewer.accountId))) throw new Failure('not_found');
    return 'The authenticator app';
  };
  return removeFactor(tx, viewer, remove, platform);
};
