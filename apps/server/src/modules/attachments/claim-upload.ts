import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { files } from './file.effects.ts';

/** Claims the upload before its slow inspection: of concurrent calls one inspects, the others are rejected. */
export const claimUpload = async (tx: Tx, viewer: Viewer, { id }: { id: string }, platform: Platform) => {
  await transition(tx, files, { id, name: 'inspect', actor: 'owner', viewer }, platform);
};
