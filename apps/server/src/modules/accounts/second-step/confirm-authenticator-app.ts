import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addFactor } from './add-factor.ts';
import { authenticatorAppOf, confirmAuthenticatorApp as storeConfirmed } from './factors.queries.ts';
import { useAppCode } from './use-app-code.ts';

export const confirmAuthenticatorApp = (
  tx: Tx,
  viewer: Viewer,
  { code }: { readonly code: string },
  platform: Platform,
) => {
  const { accountId } = viewer;
  const store = async () => {
    // One that counts already is not confirmed again.
    if ((await authenticatorAppOf(tx, accountId))?.confirmed_at !== null) throw new Failure('code_invalid');
    await useAppCode(tx, viewer, code, platform);
    await storeConfirmed(tx, accountId, platform.clock.now());
  };
  return addFactor(tx, viewer, { name: 'An authenticator app', store }, platform);
};
