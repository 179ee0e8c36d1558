import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { removeDocument } from './attachments.jobs.ts';
import { deleteFile, oneFile } from './attachments.queries.ts';

/** Deletes the row in the transaction and the bytes after commit, so that a rollback loses neither. */
export const deleteDocument = async (tx: Tx, document: Rows<'files'>): Promise<void> => {
  const file = await oneFile(tx, document);
  await deleteFile(tx, file.id);
  await enqueue(tx, removeDocument, { fileId: file.id });
};
