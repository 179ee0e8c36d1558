import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileRow } from './attachments.queries.ts';
import { files } from './file.effects.ts';
import type { Accepted } from './inspect-upload.ts';

export const acceptUpload = async (
  tx: Tx,
  viewer: Viewer,
  { id, type, width, height }: Accepted & { id: string },
  platform: Platform,
): Promise<FileRow> => {
  const set = { stored_type: type, width: width ?? null, height: height ?? null, ready_at: platform.clock.now() };
  const { subject } = await transition(tx, files, { id, name: 'accept', actor: 'owner', viewer, set }, platform);
  return subject;
};
