import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { files } from './file.effects.ts';

/** Releases the claim after a failed inspection, so that the client can retry. */
export const postponeUpload = async (tx: Tx, viewer: Viewer, { id }: { id: string }, platform: Platform) => {
  await transition(tx, files, { id, name: 'postpone', actor: 'owner', viewer }, platform);
};
