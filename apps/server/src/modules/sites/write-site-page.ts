import type { PageKey } from '@tailgate/contract';
import { audit } from '../../platform/audit/audit.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import { Failure } from '../../platform/failure.ts';
import type { PageText } from './default-pages/page-text.ts';
import { insertPage, updatePage, writtenPage, type WrittenPage } from './site-pages.queries.ts';
import { siteSettingsChanged } from './sites.events.ts';

const writeDown = async (tx: Tx, viewer: Viewer, action: string, page: PageKey, version: number): Promise<void> => {
  await audit(tx, viewer, { action, subjectId: viewer.siteId, details: { page, version } });
  await emit(tx, viewer.siteId, siteSettingsChanged, { by: viewer.accountId });
};

/** Two people may have the same page open: who saves second is told so instead of undoing the first. */
export const writeSitePage = async (
  tx: Tx,
  viewer: Viewer,
  clock: Clock,
  page: PageKey,
  text: PageText,
  versionRead: number,
): Promise<WrittenPage> => {
  const change = { siteId: viewer.siteId, page, text, by: viewer.accountId, now: clock.now() };
  const saved = versionRead === 0 ? await insertPage(tx, change) : await updatePage(tx, change, versionRead);
  if (!saved) throw new Failure('conflict');
  await writeDown(tx, viewer, 'site.write_page', page, saved.version);
  return saved;
};

/** A page that nobody wrote has nothing to go back from, and stays as it is. */
export const resetSitePage = async (
  tx: Tx,
  viewer: Viewer,
  clock: Clock,
  page: PageKey,
): Promise<WrittenPage | undefined> => {
  const written = await writtenPage(tx, page);
  if (!written || written.title === null) return written;
  const saved = await updatePage(tx, {
    siteId: viewer.siteId,
    page,
    text: null,
    by: viewer.accountId,
    now: clock.now(),
  });
  if (saved) await writeDown(tx, viewer, 'site.reset_page', page, saved.version);
  return saved;
};
