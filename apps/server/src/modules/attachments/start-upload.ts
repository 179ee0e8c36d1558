import type { attachmentsContract } from '@tailgate/contract';
import { secondsAfter } from '../../platform/clock.ts';
import { UPLOAD_SLOT_SECONDS } from '../../platform/files/storage.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import { create } from '../../platform/machines/transition.ts';
import { incomingKey } from './attachments.rules.ts';
import { files } from './file.effects.ts';

interface NewFile {
  readonly kind: 'image' | 'document';
  readonly filename: string;
  readonly label: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** Creates an upload URL for one file of exactly the declared type and size. */
export const startUpload = async (
  {
    platform,
    viewer,
    finish,
  }: StagedCall<typeof attachmentsContract.startImageUpload | typeof attachmentsContract.startDocumentUpload>,
  file: NewFile,
) => {
  const id = newId();
  const slot = await platform.storage.uploadSlot(incomingKey(viewer.siteId, id), {
    contentType: file.contentType,
    bytes: file.bytes,
  });
  const expiresAt = secondsAfter(platform.clock.now(), UPLOAD_SLOT_SECONDS).toISOString();
  return await finish(async (tx) => {
    const values = {
      id,
      owner_id: viewer.accountId,
      kind: file.kind,
      filename: file.filename,
      label: file.label,
      declared_type: file.contentType,
      declared_bytes: file.bytes,
    };
    await create(tx, files, { name: 'announce', actor: 'owner', viewer, values }, platform);
    return { id, upload: { method: 'PUT' as const, ...slot, expiresAt } };
  });
};
