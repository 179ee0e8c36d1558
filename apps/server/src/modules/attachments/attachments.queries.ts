import type { Rows } from '../../platform/access/policy.ts';
import { containing } from '../../platform/db/containing.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readPage, type Page } from '../../platform/db/page.ts';
import { found } from '../../platform/failure.ts';

export const oneFile = async (tx: Tx, file: Rows<'files'>) =>
  found(await tx.selectFrom('files').selectAll().where(file).executeTakeFirst());
export type FileRow = Awaited<ReturnType<typeof oneFile>>;

export const readyFilesByIds = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('files').selectAll().where('id', 'in', ids).where('status', '=', 'ready').execute();

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

/** Without those that the site itself shows. */
export const personalFilesOf = (tx: Tx, ownerId: string) =>
  tx.selectFrom('files').select('id').where('owner_id', '=', ownerId).where('kept_for_site', '=', false).execute();

/** How many of these files there are. */
export const setKeptForSite = async (tx: Tx, ids: readonly string[], kept: boolean): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ kept_for_site: kept })
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Whether the file is gone: one that the site shows stays. */
export const deleteReleasedFile = async (tx: Tx, id: string): Promise<boolean> => {
  await tx.deleteFrom('files').where('id', '=', id).where('kept_for_site', '=', false).execute();
  return (await tx.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst()) === undefined;
};

export const deleteFile = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('files').where('id', '=', id).execute();
};
