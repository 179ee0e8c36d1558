import { createHash } from 'node:crypto';
import type { AgreementState } from '@tailgate/contract';
import type { AgreementSignature } from '../../platform/db/stored/orders.ts';
import type { Seal } from '../../platform/seal.ts';

/** A published version as it is read, signed and drawn. */
export interface Document {
  readonly versionId: string;
  readonly slug: string;
  readonly version: number;
  readonly title: string;
  readonly body: string;
  readonly requireSignature: boolean;
  readonly issuedAt: Date;
}

/** What somebody agreed to, and how. */
export interface AcceptedContent {
  readonly id: string;
  readonly document: Document;
  readonly signerId: string;
  readonly signerName: string;
  readonly acceptedAt: Date;
  readonly signature: AgreementSignature | null;
}

/** The order of keys in stored JSON is the database's. */
const signatureParts = (signature: AgreementSignature | null): readonly unknown[] => {
  if (!signature) return [];
  return 'name' in signature
    ? ['typed', signature.name]
    : ['drawn', signature.width, signature.height, signature.strokes];
};

/** Everything that must not change later, in one text. */
export const contentText = ({ id, document, signerId, signerName, acceptedAt, signature }: AcceptedContent): string =>
  JSON.stringify([
    'agreement-acceptance/1',
    id,
    document.versionId,
    document.slug,
    document.version,
    document.title,
    document.body,
    document.issuedAt.toISOString(),
    signerId,
    signerName,
    acceptedAt.toISOString(),
    signatureParts(signature),
  ]);

export const contentSha256 = (content: AcceptedContent): Buffer =>
  createHash('sha256').update(contentText(content)).digest();

const SEAL_CONTEXT = 'agreement-acceptance';

/** Whoever edits the database can compute a hash again, but has no key for this. */
export const contentMac = (seal: Seal, content: AcceptedContent): Buffer =>
  seal.macs(contentText(content), SEAL_CONTEXT)[0];

interface Sealed extends AcceptedContent {
  readonly contentSha256: Buffer;
  readonly contentMac: Buffer;
}

export const isIntact = (seal: Seal, stored: Sealed): boolean =>
  contentSha256(stored).equals(stored.contentSha256) &&
  seal.macs(contentText(stored), SEAL_CONTEXT).some((mac) => mac.equals(stored.contentMac));

export const fileNameOf = ({ slug, version }: Pick<Document, 'slug' | 'version'>): string => `${slug}-v${version}`;

export const stateOf = (version: number, retiredAt: Date | null): AgreementState => {
  if (retiredAt) return 'retired';
  return version === 0 ? 'draft' : 'published';
};
