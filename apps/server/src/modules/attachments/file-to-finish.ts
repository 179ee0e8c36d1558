import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, notFound } from '../../platform/failure.ts';
import { oneFile, type FileRow } from './attachments.queries.ts';

export const fileToFinish = async (tx: Tx, named: Rows<'files'>, kind: 'image' | 'document'): Promise<FileRow> => {
  const file = await oneFile(tx, named);
  if (file.kind !== kind) throw notFound();
  if (file.status !== 'awaiting_upload') throw new Failure('illegal_transition');
  return file;
};
