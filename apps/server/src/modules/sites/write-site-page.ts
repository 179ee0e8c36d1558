import type { PageKey } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PageText } from './default-pages/page-text.ts';
import { insertPage, updatePage, type WrittenPage } from './site-pages.queries.ts';
import { siteSettingsChanged } from './sites.events.ts';

interface Input {
  readonly page: PageKey;
  readonly text: PageText;
  readonly versionRead: number;
}

/** Optimistic locking: of two saves based on the same version, the second is rejected. */
export const writeSitePage = async (
  tx: Tx,
  viewer: Viewer,
  { page, text, versionRead }: Input,
  { clock }: Platform,
): Promise<WrittenPage> => {
  const change = { page, text, by: viewer.accountId, now: clock.now() };
  const saved = versionRead === 0 ? await insertPage(tx, change) : await updatePage(tx, change, versionRead);
  if (!saved) throw new Failure('conflict');
  await emit(tx, siteSettingsChanged, { by: viewer.accountId });
  return saved;
};
