import { reactTo } from '../../platform/events/events.ts';
import { IMAGE_SIZES, type ImageSize } from '../../platform/files/inspect.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { deleteFile, filesOf } from './attachments.queries.ts';
import { documentKey, imageKey, incomingKey } from './attachments.rules.ts';

/** Whoever is forgotten takes their photos and papers with them: first the bytes, then the row that knows of them. */
const forgetFilesOfDeletedAccount = reactTo(
  accountDeleted,
  'attachments.forget-files',
  async ({ siteId, accountId }, { db, storage }) => {
    const files = await db.inSite(siteId, (tx) => filesOf(tx, accountId));
    for (const { id } of files) {
      const sizes = (Object.keys(IMAGE_SIZES) as ImageSize[]).map((size) => imageKey(siteId, id, size));
      for (const key of [incomingKey(siteId, id), documentKey(siteId, id), ...sizes]) await storage.remove(key);
      await db.inSite(siteId, (tx) => deleteFile(tx, id));
    }
  },
);

export const attachmentsReactions = [forgetFilesOfDeletedAccount];
