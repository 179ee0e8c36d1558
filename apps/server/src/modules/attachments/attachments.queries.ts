import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { containing } from '../../platform/db/containing.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readPage, type Page } from '../../platform/db/page.ts';
import { found } from '../../platform/failure.ts';

export interface NewFile {
  readonly id: string;
  readonly kind: 'image' | 'document';
  readonly filename: string;
  readonly label: string;
  readonly contentType: string;
  readonly bytes: number;
}

export const insertFile = async (tx: Tx, viewer: Viewer, file: NewFile): Promise<void> => {
  await tx
    .insertInto('files')
    .values({
      id: file.id,
      site_id: viewer.siteId,
      owner_id: viewer.accountId,
      kind: file.kind,
      filename: file.filename,
      label: file.label,
      declared_type: file.contentType,
      declared_bytes: file.bytes,
    })
    .execute();
};

export const fileById = async (tx: Tx, id: string, allowed: Rows<'files'>) =>
  found(await tx.selectFrom('files').selectAll().where('id', '=', id).where(allowed).executeTakeFirst());
export type FileRow = Awaited<ReturnType<typeof fileById>>;

export const readyFilesByIds = (tx: Tx, ids: readonly string[], allowed: Rows<'files'>) =>
  tx.selectFrom('files').selectAll().where('id', 'in', ids).where('status', '=', 'ready').where(allowed).execute();

export const describeReadyFile = (
  tx: Tx,
  id: string,
  facts: { storedType: string; width: number | null; height: number | null; at: Date },
) =>
  tx
    .updateTable('files')
    .set({ stored_type: facts.storedType, width: facts.width, height: facts.height, ready_at: facts.at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const noteRefusal = async (tx: Tx, id: string, because: string) => {
  await tx.updateTable('files').set({ refused_because: because }).where('id', '=', id).execute();
};

export const documentsOf = async (tx: Tx, ownerId: string, search: string, page: Page) => {
  let base = tx
    .selectFrom('files')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'document')
    .where('status', '=', 'ready');
  if (search) base = base.where('label', 'ilike', containing(search));
  return await readPage(base.selectAll().orderBy('ready_at', 'desc').orderBy('id'), page);
};

export const abandonedUploads = (tx: Tx, before: Date) =>
  tx
    .selectFrom('files')
    .select(['id'])
    .where('status', '=', 'awaiting_upload')
    .where('created_at', '<', before)
    .limit(500)
    .execute();

export const filesOf = (tx: Tx, ownerId: string) =>
  tx.selectFrom('files').select('id').where('owner_id', '=', ownerId).execute();

export const deleteFile = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('files').where('id', '=', id).execute();
};
