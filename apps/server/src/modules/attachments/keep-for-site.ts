import type { Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/failure.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { removeReleased } from './attachments.jobs.ts';
import { setKeptForSite } from './attachments.queries.ts';

interface SiteFiles {
  readonly before: readonly (string | null)[];
  readonly after: readonly (string | null)[];
}

const idsIn = (files: readonly (string | null)[]) => [...new Set(files.filter((id) => id !== null))];

/** Keeps what a site shows from now on, whatever becomes of the uploader's account, and removes what it showed before. */
export const keepForSite = async (tx: Tx, { before, after }: SiteFiles): Promise<void> => {
  const [old, shown] = [idsIn(before), idsIn(after)];
  const added = shown.filter((id) => !old.includes(id));
  const released = old.filter((id) => !shown.includes(id));
  // A file can be removed between the check of its owner and this statement.
  if (added.length > 0 && (await setKeptForSite(tx, added, true)) < added.length) throw notFound();
  if (released.length > 0) await setKeptForSite(tx, released, false);
  for (const fileId of released) await enqueue(tx, removeReleased, { fileId });
};
