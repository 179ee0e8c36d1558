import { fileMachine } from '@tailgate/contract';
import { secondsAfter } from '../../platform/clock.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { transition } from '../../platform/machines/transition.ts';
import { abandonedUploads, noteRefusal } from './attachments.queries.ts';
import { ABANDONED_AFTER_SECONDS, documentKey, incomingKey } from './attachments.rules.ts';

/** What was looked at (or refused) is of no use in the incoming place any more. */
export const removeIncoming = job<{ fileId: string }>({
  task: 'attachments.remove-incoming',
  run: ({ siteId, fileId }, { storage }) => storage.remove(incomingKey(siteId, fileId)),
});

/** The row of a thrown-away document is gone already; its bytes follow. */
export const removeDocument = job<{ fileId: string }>({
  task: 'attachments.remove-document',
  run: ({ siteId, fileId }, { storage }) => storage.remove(documentKey(siteId, fileId)),
});

/** Uploads that were promised and never finished. */
export const sweepAbandonedUploads = job<object>({
  task: 'attachments.sweep-abandoned-uploads',
  run: async ({ siteId }, { db, clock, storage }) => {
    const before = secondsAfter(clock.now(), -ABANDONED_AFTER_SECONDS);
    const abandoned = await db.inSite(siteId, (tx) => abandonedUploads(tx, before));
    for (const { id } of abandoned) {
      await storage.remove(incomingKey(siteId, id));
      await db.inSite(siteId, async (tx) => {
        await transition(tx, fileMachine, { table: 'files', id, name: 'refuse', actor: 'system' });
        await noteRefusal(tx, id, 'abandoned');
      });
    }
  },
});

export const attachmentsJobs = [removeIncoming, removeDocument, sweepAbandonedUploads];
