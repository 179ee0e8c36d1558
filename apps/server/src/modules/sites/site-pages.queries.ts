import type { PageKey } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import type { PageText } from './default-pages/page-text.ts';

const COLUMNS = ['page', 'title', 'lead', 'sections', 'version', 'updated_at'] as const;

/** Row-level security limits these to the site of the transaction. */
export const writtenPages = (tx: Tx) => tx.selectFrom('site_pages').select(COLUMNS).execute();

export const writtenPage = (tx: Tx, page: PageKey) =>
  tx.selectFrom('site_pages').select(COLUMNS).where('page', '=', page).executeTakeFirst();

export type WrittenPage = NonNullable<Awaited<ReturnType<typeof writtenPage>>>;

interface Change {
  readonly page: PageKey;
  /** Null resets to the default text. */
  readonly text: PageText | null;
  readonly by: string;
  readonly now: Date;
}

const columnsOf = ({ text, by, now }: Change) => ({
  title: text?.title ?? null,
  lead: text?.lead ?? null,
  sections: text ? JSON.stringify(text.sections) : null,
  updated_at: now,
  updated_by: by,
});

/** Inserts the first text of a page; returns nothing if a concurrent call inserted it. */
export const insertPage = (tx: Tx, change: Change) =>
  tx
    .insertInto('site_pages')
    .values({ page: change.page, version: 1, ...columnsOf(change) })
    .onConflict((conflict) => conflict.columns(['site_id', 'page']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

/** Returns nothing if `versionRead` is given and no longer current. */
export const updatePage = (tx: Tx, change: Change, versionRead?: number) =>
  tx
    .updateTable('site_pages')
    .set((row) => ({ ...columnsOf(change), version: row('version', '+', 1) }))
    .where('page', '=', change.page)
    .$if(versionRead !== undefined, (query) => query.where('version', '=', versionRead ?? 0))
    .returning(COLUMNS)
    .executeTakeFirst();
