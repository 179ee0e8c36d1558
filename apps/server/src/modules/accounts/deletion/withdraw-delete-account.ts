import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deletionRequests } from './deletion-request.effects.ts';
import { waitingDeletion } from './deletions.queries.ts';

export const withdrawDeleteAccount = async (tx: Tx, viewer: Viewer, platform: Platform) => {
  const { id } = found(await waitingDeletion(tx, viewer.accountId));
  await transition(tx, deletionRequests, { id, name: 'withdraw', actor: 'owner', viewer }, platform);
};
