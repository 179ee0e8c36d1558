import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawAgreement, sha256Of } from './agreement-file.ts';
import type { Acceptance } from './agreements.queries.ts';
import { contentMac, contentSha256, type AcceptedContent } from './agreements.rules.ts';
import type { ToAccept } from './read-to-accept.ts';

/** Draws and seals what is to be accepted, outside any transaction. */
export const prepareAcceptances = async (
  { documents, signer, signature }: ToAccept,
  { clock, seal }: Pick<Platform, 'clock' | 'seal'>,
): Promise<readonly Acceptance[]> => {
  const acceptedAt = clock.now();
  const acceptances: Acceptance[] = [];
  for (const document of documents) {
    const content: AcceptedContent = {
      id: newId(),
      document,
      signerId: signer.id,
      signerName: signer.name,
      acceptedAt,
      signature,
    };
    acceptances.push({
      ...content,
      contentSha256: contentSha256(content),
      contentMac: contentMac(seal, content),
      fileSha256: sha256Of(await drawAgreement(document, content)),
    });
  }
  return acceptances;
};
