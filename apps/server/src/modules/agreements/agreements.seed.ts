import type { AgreementRole } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import type { AgreementSignature } from '../../platform/db/stored/orders.ts';
import type { Seal } from '../../platform/seal.ts';
import { noteUnsigned } from '../providers/index.ts';
import { drawAgreement, sha256Of } from './agreement-file.ts';
import { insertAcceptances, type Acceptance } from './agreements.queries.ts';
import { contentMac, contentSha256, type AcceptedContent } from './agreements.rules.ts';
import { countAgreements } from './staff-agreements.queries.ts';

export interface SeedAgreementVersion {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly changes: string;
  readonly audience: readonly AgreementRole[];
  readonly required: boolean;
  readonly requireSignature: boolean;
  readonly isOptional: boolean;
  readonly isAboutVans: boolean;
  readonly issuedAt: Date;
}

export interface SeedAgreement {
  readonly id: string;
  readonly slug: string;
  /** The first one first. */
  readonly versions: readonly SeedAgreementVersion[];
}

export interface SeedSigning {
  readonly id: string;
  readonly versionId: string;
  readonly signerId: string;
  readonly signerName: string;
  readonly acceptedAt: Date;
  readonly signature: AgreementSignature | null;
}

const insertAgreementWithVersions = async (
  tx: Tx,
  publishedBy: string,
  { id, slug, versions }: SeedAgreement,
): Promise<void> => {
  const [first] = versions;
  if (!first) return;
  await tx
    .insertInto('agreements')
    .values({ id, slug, current_version: versions.length, created_at: first.issuedAt })
    .execute();
  await tx
    .insertInto('agreement_versions')
    .values(
      versions.map((one, index) => ({
        id: one.id,
        agreement_id: id,
        version: index + 1,
        title: one.title,
        body: one.body,
        changes: one.changes,
        audience: [...one.audience],
        required: one.required,
        require_signature: one.requireSignature,
        is_optional: one.isOptional,
        is_about_vans: one.isAboutVans,
        issued_at: one.issuedAt,
        published_by: publishedBy,
      })),
    )
    .execute();
};

const acceptanceOf = async (
  seal: Seal,
  { versionId, ...signing }: SeedSigning,
  agreements: readonly SeedAgreement[],
): Promise<Acceptance> => {
  const { slug, versions } = agreements.find((one) => one.versions.some(({ id }) => id === versionId)) ?? {};
  const index = versions?.findIndex(({ id }) => id === versionId) ?? -1;
  const version = versions?.[index];
  if (slug === undefined || !version) throw new Error(`No agreement has the version ${versionId}`);
  const { title, body, requireSignature, issuedAt } = version;
  const document = { versionId, slug, version: index + 1, title, body, requireSignature, issuedAt };
  const content: AcceptedContent = { ...signing, document };
  const fileSha256 = sha256Of(await drawAgreement(document, content));
  return { ...content, contentSha256: contentSha256(content), contentMac: contentMac(seal, content), fileSha256 };
};

/** Agreements of the demo data, accepted by most. What was published and accepted before stays as it is. */
export const seedAgreements = async (
  tx: Tx,
  making: { readonly publishedBy: string; readonly seal: Seal },
  agreements: readonly SeedAgreement[],
  signings: readonly SeedSigning[],
): Promise<void> => {
  if ((await countAgreements(tx)) > 0) return;
  for (const agreement of agreements) await insertAgreementWithVersions(tx, making.publishedBy, agreement);
  const acceptances: Acceptance[] = [];
  for (const signing of signings) acceptances.push(await acceptanceOf(making.seal, signing, agreements));
  if (acceptances.length > 0) await insertAcceptances(tx, acceptances);
  const EVERYBODY = 10_000;
  await noteUnsigned(tx, null, EVERYBODY);
};
