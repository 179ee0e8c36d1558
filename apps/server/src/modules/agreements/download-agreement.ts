import { Readable } from 'node:stream';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, found } from '../../platform/failure.ts';
import { AnsweredFile } from '../../platform/http/files/answered-file.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawAgreement, LAYOUTS, sha256Of } from './agreement-file.ts';
import { acceptanceBy, documentsNamed, type Acceptance } from './agreements.queries.ts';
import { fileNameOf, isIntact, type Document } from './agreements.rules.ts';

interface ToDraw {
  readonly document: Document;
  readonly acceptance: Acceptance | undefined;
}

/** A version with the person's acceptance. One whose record was changed is not handed out as if it were signed. */
export const readToDraw = async (
  tx: Tx,
  viewer: Viewer,
  versionId: string,
  { seal }: Pick<Platform, 'seal'>,
): Promise<ToDraw> => {
  const acceptance = await acceptanceBy(tx, viewer.accountId, versionId);
  if (acceptance && !isIntact(seal, acceptance))
    throw new Failure('conflict', {
      message: 'The record of this agreement does not match its seal. Please contact support.',
    });
  const [document] = await documentsNamed(tx, [versionId]);
  return { document: acceptance?.document ?? found(document), acceptance };
};

const drawn = async ({ document, acceptance }: ToDraw): Promise<Buffer> => {
  if (!acceptance) return await drawAgreement(document, undefined);
  for (const layout of LAYOUTS) {
    const bytes = await drawAgreement(document, acceptance, layout);
    if (sha256Of(bytes).equals(acceptance.fileSha256)) return bytes;
  }
  // A file that nobody could verify later must not leave.
  throw new Error('An accepted agreement is no longer drawn as it was');
};

export const agreementFile = (toDraw: ToDraw): AnsweredFile =>
  new AnsweredFile('pdf', fileNameOf(toDraw.document), async () => Readable.from([await drawn(toDraw)]));

export const fileAnswer = async (toDraw: ToDraw) => ({
  filename: `${fileNameOf(toDraw.document)}.pdf`,
  sha256: sha256Of(await drawn(toDraw)).toString('hex'),
  acceptedAt: toDraw.acceptance?.acceptedAt.toISOString() ?? null,
});
