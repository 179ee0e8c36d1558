import { isReferenced } from '../../platform/failure.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { deleteReleasedFile } from './attachments.queries.ts';
import { documentKey, incomingKey, keysOf } from './attachments.rules.ts';

/** Removes the uploaded object after it was inspected, refused or abandoned. */
export const removeIncoming = job<{ fileId: string }>({
  task: 'attachments.remove-incoming',
  run: ({ siteId, fileId }, { storage }) => storage.remove(incomingKey(siteId, fileId)),
});

/** Removes the bytes of a document whose row was deleted. */
export const removeDocument = job<{ fileId: string }>({
  task: 'attachments.remove-document',
  run: ({ siteId, fileId }, { storage }) => storage.remove(documentKey(siteId, fileId)),
});

/** Deletes a file that its site no longer shows, unless it is shown again or its owner uses it elsewhere. */
export const removeReleased = job<{ fileId: string }>({
  task: 'attachments.remove-released',
  run: async ({ siteId, fileId }, { db, storage }) => {
    const isGone = await db
      .inSite(siteId, (tx) => deleteReleasedFile(tx, fileId))
      .catch((error: unknown) => {
        if (isReferenced(error)) return false;
        throw error;
      });
    if (isGone) for (const key of keysOf(siteId, fileId)) await storage.remove(key);
  },
});

export const attachmentsJobs = [removeIncoming, removeDocument, removeReleased];
