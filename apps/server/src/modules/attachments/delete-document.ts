import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { removeDocument } from './attachments.jobs.ts';
import { attachmentsPolicy } from './attachments.policy.ts';
import { deleteFile, fileById } from './attachments.queries.ts';

/** The row goes with the call, the bytes right after it: a call that is rolled back loses neither. */
export const deleteDocument = async (tx: Tx, viewer: Viewer, id: string): Promise<void> => {
  const file = await fileById(tx, id, attachmentsPolicy['document.delete'](viewer));
  await deleteFile(tx, file.id);
  await enqueue(tx, removeDocument, { siteId: viewer.siteId, fileId: file.id });
};
