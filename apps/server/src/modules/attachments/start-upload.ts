import type { attachmentsContract } from '@tailgate/contract';
import { secondsAfter } from '../../platform/clock.ts';
import { UPLOAD_SLOT_SECONDS } from '../../platform/files/storage.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import { insertFile, type NewFile } from './attachments.queries.ts';
import { incomingKey } from './attachments.rules.ts';

/** Promises a place for one file. The promise covers exactly the declared type and size. */
export const startUpload = async (
  {
    platform,
    viewer,
    finish,
  }: StagedCall<typeof attachmentsContract.startImageUpload | typeof attachmentsContract.startDocumentUpload>,
  file: Omit<NewFile, 'id'>,
) => {
  await platform.limits.spend({ uploadsPerAccount: viewer.accountId });
  const id = newId();
  const slot = await platform.storage.uploadSlot(incomingKey(viewer.siteId, id), {
    contentType: file.contentType,
    bytes: file.bytes,
  });
  const expiresAt = secondsAfter(platform.clock.now(), UPLOAD_SLOT_SECONDS).toISOString();
  return await finish(async (tx) => {
    await insertFile(tx, viewer, { id, ...file });
    return { id, upload: { method: 'PUT' as const, ...slot, expiresAt } };
  });
};
