import { agreementsContract, type AgreementRole, type AnswerOf } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import type { AgreementSignature } from '../../platform/db/stored/orders.ts';
import { found } from '../../platform/failure.ts';
import { bindModule, staged, type StagedCall } from '../../platform/http/call.ts';
import { acceptedPagesOf } from '../../views/accepted-pages.ts';
import { acceptAgreements } from './accept-agreements.ts';
import {
  acceptedPageAnswer,
  agreementAnswer,
  signerAnswer,
  staffAgreementAnswer,
  staffRowAnswer,
} from './agreement-answers.ts';
import { agreementsPolicy } from './agreements.policy.ts';
import { acceptanceByFile } from './agreements.queries.ts';
import { isIntact } from './agreements.rules.ts';
import {
  agreementBySlug,
  agreementsFor,
  findSigners,
  signedBy,
  type AgreementRow,
  type AgreementsFilter,
} from './agreements.view.ts';
import { createAgreement } from './create-agreement.ts';
import { discardDraft } from './discard-draft.ts';
import { agreementFile, fileAnswer, readToDraw } from './download-agreement.ts';
import { prepareAcceptances } from './prepare-acceptances.ts';
import { publishAgreement } from './publish-agreement.ts';
import { readToAccept } from './read-to-accept.ts';
import { retireAgreement } from './retire-agreement.ts';
import { saveDraft } from './save-draft.ts';
import { findStaffAgreements } from './staff-agreements.queries.ts';

type Signing = Pick<StagedCall<typeof agreementsContract.acceptAgreement>, 'stage' | 'finish' | 'platform' | 'viewer'>;

const CUSTOMER: AgreementRole = 'customer';

const pageOf = ({ rows, total }: { rows: readonly AgreementRow[]; total: number }, page: Page) => ({
  items: rows.map(agreementAnswer),
  total,
  ...page,
});
const listed = async (tx: Tx, filter: AgreementsFilter, page: Page) =>
  pageOf(await agreementsFor(tx, filter, page), page);

/** Drawing the files takes a moment, and holds no transaction. */
const accept = async (
  { stage, finish, platform, viewer }: Signing,
  signature: AgreementSignature | null | undefined,
  versionsNamed: (tx: Tx) => Promise<readonly string[]>,
): Promise<void> => {
  const toAccept = await stage(async (tx) => {
    const versionIds = await versionsNamed(tx);
    return await readToAccept(tx, viewer, { versionIds, signature: signature ?? null });
  });
  const acceptances = await prepareAcceptances(toAccept, platform);
  await finish((tx) => acceptAgreements(tx, acceptances));
};

type Verified = AnswerOf<typeof agreementsContract.verifyAgreementFile>;

export const agreementsRoutes = bindModule('agreements', agreementsContract, agreementsPolicy, {
  listAgreements: ({ tx, viewer, query }) => listed(tx, { accountId: viewer.accountId }, query),
  listCustomerAgreements: async ({ tx, params, query, allowedIds }) => {
    const [accountId] = await allowedIds(tx, [params.id]);
    return await listed(tx, { accountId, role: CUSTOMER }, query);
  },
  listFleetAgreements: ({ tx, viewer, query }) => listed(tx, { accountId: viewer.accountId, isAboutVans: true }, query),
  listAttachedAgreements: ({ tx, viewer, query }) =>
    listed(tx, { accountId: viewer.accountId, isOptional: false }, query),
  getAttachedAgreement: async ({ tx, viewer, params }) =>
    agreementAnswer(found(await agreementBySlug(tx, viewer.accountId, params.slug))),
  listSignedAgreements: async ({ tx, viewer, query }) => ({
    ...pageOf(await signedBy(tx, viewer.accountId, query), query),
    pages: (await acceptedPagesOf(tx, viewer.accountId)).map(acceptedPageAnswer),
  }),
  downloadAgreement: async ({ tx, platform, viewer, params, query, allowedIds }) => {
    const [versionId] = await allowedIds(tx, [params.id]);
    const toDraw = await readToDraw(tx, viewer, versionId, platform);
    return query.download === '1' ? agreementFile(toDraw) : await fileAnswer(toDraw);
  },
  acceptAgreement: staged((call) => accept(call, call.body.signature, (tx) => call.allowedIds(tx, [call.params.id]))),
  acceptAgreements: staged((call) =>
    accept(call, call.body.signature, (tx) => call.allowedIds(tx, call.body.agreements)),
  ),
  acceptOptionalAgreement: staged((call) =>
    accept(call, call.body.signature, (tx) => call.allowedIds(tx, [call.params.id])),
  ),
  listStaffAgreements: async ({ tx, query }) => {
    const { rows, total } = await findStaffAgreements(tx, query);
    return { items: rows.map(staffRowAnswer), total, ...query };
  },
  createAgreement: async ({ tx, platform, viewer, body }) =>
    await staffAgreementAnswer(tx, await createAgreement(tx, viewer, body, platform)),
  getStaffAgreement: async ({ tx, params, allowedIds }) => {
    const [id] = await allowedIds(tx, [params.id]);
    return await staffAgreementAnswer(tx, id);
  },
  saveAgreementDraft: async ({ tx, platform, viewer, params, body: { revision, ...written }, allowed }) =>
    await staffAgreementAnswer(
      tx,
      await saveDraft(tx, viewer, { agreement: allowed(params.id), revision, written }, platform),
    ),
  discardAgreementDraft: async ({ tx, params, allowed }) => {
    await discardDraft(tx, allowed(params.id));
  },
  publishAgreement: async ({ tx, platform, viewer, params, body, allowed }) =>
    await staffAgreementAnswer(
      tx,
      await publishAgreement(tx, viewer, { agreement: allowed(params.id), revision: body.revision }, platform),
    ),
  retireAgreement: async ({ tx, platform, params, body, allowed }) =>
    await staffAgreementAnswer(
      tx,
      await retireAgreement(tx, { agreement: allowed(params.id), retired: body.retired }, platform),
    ),
  listSigners: async ({ tx, params, query: { filter, search, ...page }, allowedIds }) => {
    const [agreementId] = await allowedIds(tx, [params.id]);
    const { rows, total } = await findSigners(tx, { agreementId, filter, search }, page);
    return { items: rows.map(signerAnswer), total, ...page };
  },
  verifyAgreementFile: async ({ tx, platform, query }): Promise<Verified> => {
    const acceptance = await acceptanceByFile(tx, Buffer.from(query.sha256, 'hex'));
    if (!acceptance) return { isKnown: false, record: null };
    const { document, signerName, acceptedAt } = acceptance;
    const { title, version } = document;
    const record = { isIntact: isIntact(platform.seal, acceptance), title, version, signer: signerName };
    return { isKnown: true, record: { ...record, acceptedAt: acceptedAt.toISOString() } };
  },
});
