import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { DUTY_FOR } from '../duties.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, instant, pageOf, pageQuery, slug, text } from '../schemas.ts';
import { SIGNER_FILTERS } from './agreements.facts.ts';
import { agreementText, staffAgreement, staffAgreementRow } from './agreements.schemas.ts';

const AGREEMENTS = '/v2/staff/agreements';
const ONE = `${AGREEMENTS}/:id` as const;
const addition = 'The specification shows no call by which agreements are written and published.';
const reading = signedInAs(['staff'], { duty: DUTY_FOR.agreements });
const staff = signedInAs(['staff'], { duty: DUTY_FOR.agreements, whileImpersonating: 'barred' });
const params = z.object({ id: ref('agreement.edit') });
const revision = z.number().int().min(0).max(1_000_000);

export const staffAgreementRows = {
  listStaffAgreements: endpoint({
    method: 'GET',
    path: AGREEMENTS,
    summary: 'The agreements of the site by title, with drafts and retired ones.',
    access: reading,
    shows: ['agreements'],
    query: z.object({ ...pageQuery }),
    answer: pageOf(staffAgreementRow),
    addition,
  }),
  createAgreement: endpoint({
    method: 'POST',
    path: AGREEMENTS,
    summary: 'Starts an agreement as a draft. Its slug stays.',
    access: staff,
    activity: 'Started an agreement',
    changes: ['agreements'],
    body: agreementText.extend({ slug }),
    answer: staffAgreement,
    errors: ['conflict', 'limit_reached'],
    addition,
  }),
  getStaffAgreement: endpoint({
    method: 'GET',
    path: ONE,
    summary: 'An agreement with its draft, the published text, its versions and how many signed.',
    access: reading,
    shows: ['agreements'],
    params,
    answer: staffAgreement,
    errors: ['not_found'],
    addition,
  }),
  saveAgreementDraft: endpoint({
    method: 'PUT',
    path: `${ONE}/draft`,
    summary: 'Saves the next version as a draft; `revision` is the one that was read, 0 without a draft.',
    access: staff,
    activity: 'Edited the draft of an agreement',
    changes: ['agreements'],
    params,
    body: agreementText.extend({ revision }),
    answer: staffAgreement,
    errors: ['not_found', 'conflict'],
    addition,
  }),
  discardAgreementDraft: endpoint({
    method: 'DELETE',
    path: `${ONE}/draft`,
    summary: 'Deletes the draft; what is published stays.',
    access: staff,
    activity: 'Deleted the draft of an agreement',
    changes: ['agreements'],
    params,
    errors: ['not_found', 'conflict'],
    addition,
  }),
  publishAgreement: endpoint({
    method: 'POST',
    path: `${ONE}/publish`,
    summary: 'Publishes the draft as the next version. Required ones are asked of everybody again.',
    access: staff,
    activity: 'Published an agreement',
    changes: ['agreements'],
    params,
    body: z.object({ revision }),
    answer: staffAgreement,
    errors: ['not_found', 'conflict'],
    addition,
  }),
  retireAgreement: endpoint({
    method: 'POST',
    path: `${ONE}/retire`,
    summary: 'Asks nobody for it any longer, or asks again. What was accepted stays.',
    access: staff,
    activity: 'Retired or restored an agreement',
    changes: ['agreements'],
    params,
    body: z.object({ retired: z.boolean() }),
    answer: staffAgreement,
    errors: ['not_found', 'conflict'],
    addition,
  }),
  listSigners: endpoint({
    method: 'GET',
    path: `${ONE}/people`,
    summary: 'Who signed the published version, or who has not, among those whom it is for.',
    access: reading,
    shows: ['agreements'],
    params,
    query: z.object({
      filter: z.enum(SIGNER_FILTERS).default('unsigned'),
      search: text(100).trim().default(''),
      ...pageQuery,
    }),
    answer: pageOf(
      z.object({
        id,
        displayName: z.string(),
        email: z.string().nullable(),
        acceptedAt: instant.nullable(),
        /** The latest version that they accepted. */
        acceptedVersion: z.number().int().nullable(),
      }),
    ),
    errors: ['not_found'],
    addition,
  }),
  verifyAgreementFile: endpoint({
    method: 'GET',
    path: `${AGREEMENTS}/verify`,
    summary:
      'Whether a downloaded PDF is unchanged, by its SHA-256, and whether what is stored about it still has its seal.',
    access: reading,
    shows: [],
    query: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: z.object({
      isKnown: z.boolean(),
      /** Null for an unknown file. */
      record: z
        .object({
          isIntact: z.boolean(),
          title: z.string(),
          version: z.number().int(),
          signer: z.string(),
          acceptedAt: instant,
        })
        .nullable(),
    }),
    addition,
  }),
};
