import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { files } from './file.effects.ts';

export const refuseUpload = async (
  tx: Tx,
  viewer: Viewer,
  { id, because }: { id: string; because: string },
  platform: Platform,
): Promise<void> => {
  await transition(
    tx,
    files,
    { id, name: 'refuse', actor: 'owner', viewer, set: { refused_because: because } },
    platform,
  );
};
