import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deletePasskey } from './factors.queries.ts';
import { removeFactor } from './remove-factor.ts';

export const removePasskey = (
  tx: Tx,
  viewer: Viewer,
  { passkey }: { readonly passkey: Rows<'passkeys'> },
  platform: Platform,
) => {
  const remove = async () => {
    const { name } = found(await deletePasskey(tx, passkey));
    return `The passkey “${name}”`;
  };
  return removeFactor(tx, viewer, remove, platform);
};
