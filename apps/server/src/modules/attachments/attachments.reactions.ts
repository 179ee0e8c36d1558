import { reactTo } from '../../platform/events/events.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { deleteFile, personalFilesOf } from './attachments.queries.ts';
import { keysOf } from './attachments.rules.ts';

/** Deletes the files of a deleted account, except what the site shows: first the bytes, then the row, so that a retry still finds the keys. */
const forgetFilesOfDeletedAccount = reactTo(
  accountDeleted,
  'attachments.forget-files',
  async ({ siteId, accountId }, { db, storage }) => {
    const files = await db.inSite(siteId, (tx) => personalFilesOf(tx, accountId));
    for (const { id } of files) {
      for (const key of keysOf(siteId, id)) await storage.remove(key);
      await db.inSite(siteId, (tx) => deleteFile(tx, id));
    }
  },
);

export const attachmentsReactions = [forgetFilesOfDeletedAccount];
