import { attachmentsContract, type AnswerOf, type EndpointRow, type SessionAccess } from '@tailgate/contract';
import { Failure, notFound } from '../../platform/failure.ts';
import { bindModule, staged, type StagedCall } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptUpload } from './accept-upload.ts';
import { attachmentsPolicy } from './attachments.policy.ts';
import { oneFile, type FileRow } from './attachments.queries.ts';
import { claimUpload } from './claim-upload.ts';
import { fileToFinish } from './file-to-finish.ts';
import { documentLink, imageAnswer } from './image-answer.ts';
import { inspectUpload, uploadedBytes } from './inspect-upload.ts';
import { postponeUpload } from './postpone-upload.ts';
import { refuseUpload } from './refuse-upload.ts';
import { startUpload } from './start-upload.ts';

type FinishRow = EndpointRow & { access: SessionAccess; params: typeof attachmentsContract.finishImageUpload.params };

/** Completes images and documents: claim, inspect outside of transactions, record the result, respond. */
const finishUpload = <R extends FinishRow>(
  kind: 'image' | 'document',
  answer: (platform: Platform, file: FileRow) => Promise<AnswerOf<R>>,
) =>
  staged<R>(async (call: StagedCall<R>) => {
    const { stage, finish, platform, viewer, params, allowed } = call as StagedCall<FinishRow>;
    const file = await stage((tx) => fileToFinish(tx, allowed(params.id), kind));
    const storedBytes = await uploadedBytes(file, platform);
    await stage((tx) => claimUpload(tx, viewer, file, platform));
    const outcome = await inspectUpload(file, storedBytes, platform).catch(async (error: unknown) => {
      await stage((tx) => postponeUpload(tx, viewer, file, platform));
      throw error;
    });
    if (!outcome.fine) {
      await stage((tx) => refuseUpload(tx, viewer, { id: file.id, ...outcome }, platform));
      throw new Failure('file_refused');
    }
    return (await finish(async (tx) =>
      answer(platform, await acceptUpload(tx, viewer, { id: file.id, ...outcome }, platform)),
    )) as AnswerOf<R>;
  });

export const attachmentsRoutes = bindModule('attachments', attachmentsContract, attachmentsPolicy, {
  startImageUpload: staged((call) =>
    startUpload(call, {
      kind: 'image',
      filename: call.body.filename,
      label: call.body.alt,
      contentType: call.body.contentType,
      bytes: call.body.sizeBytes,
    }),
  ),
  finishImageUpload: finishUpload<typeof attachmentsContract.finishImageUpload>('image', imageAnswer),
  getImage: async ({ tx, platform, params, allowed }) => {
    const file = await oneFile(tx, allowed(params.id));
    if (file.kind !== 'image' || file.status !== 'ready') throw notFound();
    return imageAnswer(platform, file);
  },
  startDocumentUpload: staged((call) =>
    startUpload(call, {
      kind: 'document',
      filename: call.body.filename,
      label: call.body.title,
      contentType: call.body.contentType,
      bytes: call.body.sizeBytes,
    }),
  ),
  finishDocumentUpload: finishUpload<typeof attachmentsContract.finishDocumentUpload>(
    'document',
    async (platform, file) => ({
      id: file.id,
      title: file.label,
      url: await documentLink(platform, file),
    }),
  ),
});
