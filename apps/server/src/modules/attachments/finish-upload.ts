import { DOCUMENT_TYPES, IMAGE_TYPES, fileMachine } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { secondsAfter, type Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, notFound } from '../../platform/failure.ts';
import { inspectFile, resizeImage } from '../../platform/files/inspect.ts';
import { UPLOAD_SLOT_SECONDS } from '../../platform/files/storage.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeIncoming } from './attachments.jobs.ts';
import { attachmentsPolicy } from './attachments.policy.ts';
import { describeReadyFile, fileById, noteRefusal, type FileRow } from './attachments.queries.ts';
import { documentKey, imageKey, incomingKey } from './attachments.rules.ts';

export const fileToFinish = async (
  tx: Tx,
  viewer: Viewer,
  id: string,
  kind: 'image' | 'document',
): Promise<FileRow> => {
  const file = await fileById(tx, id, attachmentsPolicy['file.finish'](viewer));
  if (file.kind !== kind) throw notFound();
  if (file.status !== 'awaiting_upload') throw new Failure('illegal_transition');
  return file;
};

interface Accepted {
  readonly fine: true;
  readonly type: string;
  readonly width?: number;
  readonly height?: number;
}
interface Refused {
  readonly fine: false;
  readonly because: string;
}

/** Slow work without a transaction: reads the bytes, judges them, writes the sizes. Repeating it does no harm. */
export const examineUpload = async ({ storage }: Platform, file: FileRow): Promise<Accepted | Refused> => {
  const incoming = incomingKey(file.site_id, file.id);
  const storedBytes = await storage.sizeOf(incoming);
  if (storedBytes === undefined) throw new Failure('file_not_uploaded');
  // Looked at before reading: a promise of one kilobyte must not make us load a gigabyte.
  if (storedBytes !== file.declared_bytes) return { fine: false, because: 'wrong_size' };
  const bytes = await storage.read(incoming);
  const verdict = await inspectFile(bytes, file.kind === 'image' ? IMAGE_TYPES : DOCUMENT_TYPES);
  if (!verdict.fine) return verdict;
  if (file.kind === 'document') {
    await storage.write(documentKey(file.site_id, file.id), bytes, verdict.type);
    return verdict;
  }
  try {
    const { width, height, ...sizes } = await resizeImage(bytes);
    await Promise.all(
      (['thumbnail', 'medium', 'large'] as const).map((size) =>
        storage.write(imageKey(file.site_id, file.id, size), sizes[size], 'image/webp'),
      ),
    );
    return { ...verdict, width, height };
  } catch {
    return { fine: false, because: 'not_readable' };
  }
};

/** Only once the slot has closed: until then the client could put the bytes there again. */
const removeIncomingLater = (tx: Tx, clock: Clock, file: FileRow) =>
  enqueue(
    tx,
    removeIncoming,
    { siteId: file.site_id, fileId: file.id },
    { runAt: secondsAfter(clock.now(), UPLOAD_SLOT_SECONDS) },
  );

export const refuseUpload = async (tx: Tx, { clock }: Platform, file: FileRow, { because }: Refused): Promise<void> => {
  await transition(tx, fileMachine, { table: 'files', id: file.id, actor: 'owner', name: 'refuse' });
  await noteRefusal(tx, file.id, because);
  await removeIncomingLater(tx, clock, file);
};

export const acceptUpload = async (
  tx: Tx,
  { clock }: Platform,
  file: FileRow,
  { type: storedType, ...facts }: Accepted,
): Promise<FileRow> => {
  await transition(tx, fileMachine, { table: 'files', id: file.id, actor: 'owner', name: 'accept' });
  await removeIncomingLater(tx, clock, file);
  return await describeReadyFile(tx, file.id, {
    storedType,
    width: facts.width ?? null,
    height: facts.height ?? null,
    at: clock.now(),
  });
};
