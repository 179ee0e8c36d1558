import { attachmentsContract, type AnswerOf, type EndpointRow, type SessionAccess } from '@tailgate/contract';
import { Failure, notFound } from '../../platform/failure.ts';
import { bindModule, staged, type StagedCall } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { attachmentsPolicy } from './attachments.policy.ts';
import { fileById, type FileRow } from './attachments.queries.ts';
import { acceptUpload, examineUpload, fileToFinish, refuseUpload } from './finish-upload.ts';
import { documentLink, imageAnswer } from './image-answer.ts';
import { startUpload } from './start-upload.ts';

type FinishRow = EndpointRow & { access: SessionAccess; params: typeof attachmentsContract.finishImageUpload.params };

/** Both kinds finish alike: find, look without holding a transaction, write the verdict down, answer. */
const finishUpload = <R extends FinishRow>(
  kind: 'image' | 'document',
  answer: (platform: Platform, file: FileRow) => Promise<AnswerOf<R>>,
) =>
  staged<R>(async (call: StagedCall<R>) => {
    const { stage, finish, platform, viewer, params } = call as StagedCall<FinishRow>;
    const file = await stage((tx) => fileToFinish(tx, viewer, params.id, kind));
    const outcome = await examineUpload(platform, file);
    if (!outcome.fine) {
      await stage((tx) => refuseUpload(tx, platform, file, outcome));
      throw new Failure('file_refused');
    }
    return (await finish(async (tx) =>
      answer(platform, await acceptUpload(tx, platform, file, outcome)),
    )) as AnswerOf<R>;
  });

export const attachmentsRoutes = bindModule('attachments', attachmentsContract, {
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
  getImage: async ({ tx, platform, viewer, params }) => {
    const file = await fileById(tx, params.id, attachmentsPolicy['file.read'](viewer));
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
