import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { signature } from '../orders/orders.schemas.ts';
import { ref, value } from '../reference.ts';
import { PROVIDER_ROLES, ROLES } from '../roles.ts';
import { instant, pageOf, pageQuery, slug } from '../schemas.ts';
import { AGREEMENT_ROLES, MAX_AGREEMENTS_AT_ONCE } from './agreements.facts.ts';
import { acceptedPage, agreement } from './agreements.schemas.ts';
import { staffAgreementRows } from './staff-agreements.rows.ts';

const AGREEMENTS = '/v2/on-boarding/legal-agreements';
const ATTACHED = `${AGREEMENTS}/attached-agreements` as const;
// Customers accept what is for them by the same calls.
const signers = signedInAs(AGREEMENT_ROLES);
// A person signs for themselves, never support for them.
const signing = signedInAs(AGREEMENT_ROLES, { whileImpersonating: 'barred' });
const query = z.object({ ...pageQuery });

export const agreementsContract = {
  listAgreements: endpoint({
    method: 'GET',
    path: `${AGREEMENTS}/list`,
    summary: 'Every agreement for the roles of the person, assigned or optional, and whether it is signed.',
    access: signedInAs(ROLES),
    shows: ['agreements'],
    query,
    answer: pageOf(agreement),
  }),
  listCustomerAgreements: endpoint({
    method: 'GET',
    path: `${AGREEMENTS}/customer/:id/list`,
    summary: 'The agreements for customers, and whether this one signed them: for the customer and their groomers.',
    access: signedInAs(['customer', 'groomer']),
    shows: ['agreements'],
    params: z.object({ id: ref('agreement.listOfCustomer') }),
    query,
    answer: pageOf(agreement),
    errors: ['not_found'],
  }),
  listFleetAgreements: endpoint({
    method: 'GET',
    path: `${AGREEMENTS}/list/fleet-owners-agreements`,
    summary: 'The agreements between fleet owners and those who drive their vans that are for the roles of the person.',
    access: signedInAs(['fleet_owner', 'groomer', 'renter']),
    shows: ['agreements'],
    query,
    answer: pageOf(agreement),
  }),
  listAttachedAgreements: endpoint({
    method: 'GET',
    path: ATTACHED,
    summary: 'The agreements that are assigned to the roles of the person, those to sign first.',
    access: signers,
    shows: ['agreements'],
    query,
    answer: pageOf(agreement),
  }),
  getAttachedAgreement: endpoint({
    method: 'GET',
    path: `${ATTACHED}/by-slug/:slug`,
    summary: 'One of them by its slug, in the published version.',
    access: signers,
    shows: ['agreements'],
    params: z.object({ slug: value(slug) }),
    answer: agreement,
    errors: ['not_found'],
  }),
  listSignedAgreements: endpoint({
    method: 'GET',
    path: `${AGREEMENTS}/signed-agreements`,
    summary:
      'Every version that the person accepted, the latest first, as it was then; and the pages of the site that they accepted while signing up or booking.',
    access: signers,
    shows: ['agreements'],
    query,
    answer: pageOf(agreement).extend({ pages: z.array(acceptedPage) }),
  }),
  downloadAgreement: endpoint({
    method: 'GET',
    path: `${ATTACHED}/:id/download`,
    summary:
      'The agreement as a PDF, with signer, time, signature and hashes once it is accepted. With download=0, the SHA-256 of that file.',
    access: signers,
    shows: [],
    params: z.object({ id: ref('agreement.download') }),
    query: z.object({ download: z.enum(['0', '1']).default('1') }),
    answer: z.object({ filename: z.string(), sha256: z.string(), acceptedAt: instant.nullable() }),
    errors: ['not_found', 'conflict'],
    limit: ['agreementFilesPerAccount'],
    download: ['pdf'],
  }),
  acceptAgreement: endpoint({
    method: 'POST',
    path: `${ATTACHED}/:id/accept`,
    summary: 'Accepts the published version of an assigned agreement, once; accepted again, nothing changes.',
    access: signing,
    activity: 'Accepted an agreement',
    changes: ['agreements', 'profile', 'sign-up'],
    params: z.object({ id: ref('agreement.accept') }),
    body: z.object({ signature: signature.nullish() }),
    errors: ['not_found', 'conflict'],
    limit: ['acceptancesPerAccount'],
  }),
  acceptAgreements: endpoint({
    method: 'POST',
    path: `${ATTACHED}/batch-accept`,
    summary: 'Accepts several with one signature: all of them, or none.',
    access: signing,
    activity: 'Accepted agreements',
    changes: ['agreements', 'profile', 'sign-up'],
    body: z.object({
      signature: signature.nullish(),
      agreements: z.array(ref('agreement.accept')).min(1).max(MAX_AGREEMENTS_AT_ONCE),
    }),
    errors: ['not_found', 'conflict'],
    limit: ['acceptancesPerAccount'],
  }),
  acceptOptionalAgreement: endpoint({
    method: 'POST',
    path: `${AGREEMENTS}/not-attached-agreements/:id/accept`,
    summary: 'Accepts an optional agreement.',
    access: signedInAs(PROVIDER_ROLES, { whileImpersonating: 'barred' }),
    activity: 'Accepted an optional agreement',
    changes: ['agreements', 'profile', 'sign-up'],
    params: z.object({ id: ref('agreement.acceptOptional') }),
    body: z.object({ signature: signature.nullish() }),
    errors: ['not_found', 'conflict'],
    limit: ['acceptancesPerAccount'],
  }),
  ...staffAgreementRows,
};
