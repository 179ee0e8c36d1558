import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { documentsOf, readyFilesByIds, type FileRow } from './attachments.queries.ts';
import { documentLink, imageAnswer } from './image-answer.ts';

export { storedKeysOf } from './attachments.rules.ts';
export { deleteDocument } from './delete-document.ts';
export { keepForSite } from './keep-for-site.ts';

/** Response data of the images with these ids; the caller has checked that they may be read. */
export const imagesById = async (tx: Tx, ids: readonly (string | null)[], platform: Platform) => {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map<string, Awaited<ReturnType<typeof imageAnswer>>>();
  const answers = await Promise.all((await readyFilesByIds(tx, wanted)).map((file) => imageAnswer(platform, file)));
  return new Map(answers.map((answer) => [answer.id, answer]));
};

const paperOf = async (platform: Platform, file: FileRow) => ({
  id: file.id,
  title: file.label,
  type: file.stored_type ?? file.declared_type,
  url: await documentLink(platform, file),
});

/** The same of documents. */
export const documentsById = async (tx: Tx, ids: readonly (string | null)[], platform: Platform) => {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map<string, Awaited<ReturnType<typeof paperOf>>>();
  const files = (await readyFilesByIds(tx, wanted)).filter(({ kind }) => kind === 'document');
  const papers = await Promise.all(files.map((file) => paperOf(platform, file)));
  return new Map(papers.map((paper) => [paper.id, paper]));
};

export const listDocumentsOf = async (
  tx: Tx,
  ownerId: string,
  { search, ...page }: { search: string; limit: number; offset: number },
  platform: Platform,
) => {
  const { rows, total } = await documentsOf(tx, ownerId, search, page);
  const items = await Promise.all(
    rows.map(async (file) => ({
      ...(await paperOf(platform, file)),
      uploadedAt: (file.ready_at ?? file.created_at).toISOString(),
    })),
  );
  return { items, total, ...page };
};
