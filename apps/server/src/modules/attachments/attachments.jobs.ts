import { job } from '../../platform/jobs/jobs.ts';
import { documentKey, incomingKey } from './attachments.rules.ts';

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

export const attachmentsJobs = [removeIncoming, removeDocument];
