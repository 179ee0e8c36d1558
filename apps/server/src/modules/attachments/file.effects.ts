import { fileMachine } from '@tailgate/contract';
import { secondsAfter } from '../../platform/clock.ts';
import { UPLOAD_SLOT_SECONDS } from '../../platform/files/storage.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { bindMachine } from '../../platform/machines/bind-machine.ts';
import { removeIncoming } from './attachments.jobs.ts';
import { noteRefusal } from './attachments.queries.ts';

export const files = bindMachine(fileMachine, {
  effects: {
    // Not before the upload URL expires: until then the client could write the object again.
    removeIncomingLater: (tx, { subject, at }) =>
      enqueue(tx, removeIncoming, { fileId: subject.id }, { runAt: secondsAfter(at, UPLOAD_SLOT_SECONDS) }),
    removeIncoming: (tx, { subject }) => enqueue(tx, removeIncoming, { fileId: subject.id }),
    recordAbandoned: (tx, { subject }) => noteRefusal(tx, subject.id, 'abandoned'),
  },
});
