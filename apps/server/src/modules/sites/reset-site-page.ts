import type { PageKey } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { updatePage, writtenPage, type WrittenPage } from './site-pages.queries.ts';
import { siteSettingsChanged } from './sites.events.ts';

/** Does nothing for a page that has the default text. */
export const resetSitePage = async (
  tx: Tx,
  viewer: Viewer,
  page: PageKey,
  { clock }: Platform,
): Promise<WrittenPage | undefined> => {
  const written = await writtenPage(tx, page);
  if (!written || written.title === null) return written;
  const change = { page, text: null, by: viewer.accountId, now: clock.now() };
  const saved = await updatePage(tx, change);
  if (saved) await emit(tx, siteSettingsChanged, { by: viewer.accountId });
  return saved;
};
