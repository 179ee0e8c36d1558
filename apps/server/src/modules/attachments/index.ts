import { everyRow } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { attachmentsPolicy } from './attachments.policy.ts';
import { documentsOf, readyFilesByIds } from './attachments.queries.ts';
import { documentLink, imageAnswer } from './image-answer.ts';

export { attachmentsRoutes } from './attachments.routes.ts';
export { attachmentsJobs, sweepAbandonedUploads } from './attachments.jobs.ts';
export { deleteDocument } from './delete-document.ts';
export { attachmentsReactions } from './attachments.reactions.ts';

/** The images behind these ids, for an answer; the caller has already decided that they may be seen. */
export const imagesById = async (tx: Tx, platform: Platform, ids: readonly (string | null)[]) => {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map<string, Awaited<ReturnType<typeof imageAnswer>>>();
  const answers = await Promise.all(
    (await readyFilesByIds(tx, wanted, everyRow())).map((file) => imageAnswer(platform, file)),
  );
  return new Map(answers.map((answer) => [answer.id, answer]));
};

/** What a client wants to show as a picture must be a ready image of its own; anything else looks absent. */
export const requireOwnImages = async (tx: Tx, viewer: Viewer, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const usable = await readyFilesByIds(tx, ids, attachmentsPolicy['file.use'](viewer));
  if (usable.filter((file) => file.kind === 'image').length !== new Set(ids).size) throw notFound();
};

export const listDocumentsOf = async (
  tx: Tx,
  platform: Platform,
  ownerId: string,
  { search, ...page }: { search: string; limit: number; offset: number },
) => {
  const { rows, total } = await documentsOf(tx, ownerId, search, page);
  const items = await Promise.all(
    rows.map(async (file) => ({
      id: file.id,
      title: file.label,
      type: file.stored_type ?? file.declared_type,
      url: await documentLink(platform, file),
      uploadedAt: (file.ready_at ?? file.created_at).toISOString(),
    })),
  );
  return { items, total, ...page };
};
