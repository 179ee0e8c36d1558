import { reactTo } from '../../platform/events/events.ts';
import { IMAGE_SIZES, type ImageSize } from '../../platform/files/resize-image.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { deleteFile, filesOf } from './attachments.queries.ts';
import { documentKey, imageKey, incomingKey } from './attachments.rules.ts';

/** Deletes the files of a deleted account: first the bytes, then the row, so that a retry still finds the keys. */
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
