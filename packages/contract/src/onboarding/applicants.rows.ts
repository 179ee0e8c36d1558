import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { DUTY_FOR } from '../duties.ts';
import { endpoint } from '../endpoint.ts';
import { providerMachine } from '../providers/provider.machine.ts';
import { ref } from '../reference.ts';
import { PROVIDER_KINDS } from '../roles.ts';
import { id, image, instant, pageOf, pageQuery, requiredText, storedAddress, text } from '../schemas.ts';
import { APPLICANT_FILTERS, MAX_APPLICATION_MESSAGE_LENGTH } from './onboarding.facts.ts';
import { readiness } from './onboarding.schemas.ts';

const APPLICANTS = '/v2/staff/applicants';
const addition = 'The specification shows no call by which applications are decided.';
const staff = signedInAs(['staff'], { duty: DUTY_FOR.applicants, whileImpersonating: 'barred' });
const params = z.object({ id: ref('applicant.review') });
const body = z.object({ message: requiredText(MAX_APPLICATION_MESSAGE_LENGTH) });
const errors = ['not_found', 'illegal_transition'] as const;

const applicantInList = z.object({
  id,
  displayName: z.string(),
  serviceCategory: z.enum(PROVIDER_KINDS),
  status: z.enum(providerMachine.states),
  city: z.string().nullable(),
  stateOrProvince: z.string().nullable(),
  /** Both sides. */
  hasLicense: z.boolean(),
  startedAt: instant,
  submittedAt: instant.nullable(),
});

const applicant = applicantInList.extend({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Entered, and not confirmed yet. */
  pendingEmail: z.string().nullable(),
  physicalAddress: storedAddress.nullable(),
  businessName: z.string().nullable(),
  description: z.string(),
  vanityUrl: z.string().nullable(),
  plan: z.enum(['basic', 'standard']),
  numberOfVehicles: z.number().int().nullable(),
  referredBy: z.object({ id, displayName: z.string() }).nullable(),
  profilePicture: image.nullable(),
  driverLicenseFront: image.nullable(),
  driverLicenseBack: image.nullable(),
  terms: z.object({ version: z.string(), acceptedAt: instant }).nullable(),
  policies: z.object({ version: z.string(), acceptedAt: instant }).nullable(),
  requested: z.object({ message: z.string(), date: instant }).nullable(),
  declined: z.object({ message: z.string(), date: instant }).nullable(),
  readiness,
  can: z.object({ approve: z.boolean(), requestMore: z.boolean(), decline: z.boolean() }),
});

/** What staff decide about those who want to work on the site. */
export const applicantRows = {
  listApplicants: endpoint({
    method: 'GET',
    path: APPLICANTS,
    summary:
      'Applications of the site: waiting for staff, asked for more, started but not handed in, approved and setting up, or declined. Those that wait longest come first.',
    access: signedInAs(['staff'], { duty: DUTY_FOR.applicants }),
    shows: ['applicants'],
    query: z.object({
      filter: z.enum(APPLICANT_FILTERS).default('waiting'),
      search: text(100).trim().default(''),
      ...pageQuery,
    }),
    answer: pageOf(applicantInList).extend({ counts: z.record(z.enum(APPLICANT_FILTERS), z.number().int()) }),
    addition,
  }),
  getApplicant: endpoint({
    method: 'GET',
    path: `${APPLICANTS}/:id`,
    summary: 'Everything that an applicant handed in.',
    access: signedInAs(['staff'], { duty: DUTY_FOR.applicants }),
    shows: ['applicants'],
    params,
    answer: applicant,
    errors: ['not_found'],
    addition,
  }),
  approveApplicant: endpoint({
    method: 'POST',
    path: `${APPLICANTS}/:id/approve`,
    summary: 'Approves an application and tells the applicant.',
    access: staff,
    activity: 'Approved an application',
    changes: ['applicants'],
    params,
    answer: applicant,
    errors,
    addition,
  }),
  askApplicant: endpoint({
    method: 'POST',
    path: `${APPLICANTS}/:id/request-more`,
    summary: 'Asks an applicant for more; they hand the application in again.',
    access: staff,
    activity: 'Asked an applicant for more',
    changes: ['applicants'],
    params,
    body,
    answer: applicant,
    errors,
    addition,
  }),
  declineApplicant: endpoint({
    method: 'POST',
    path: `${APPLICANTS}/:id/decline`,
    summary: 'Declines an application with a reason, which the applicant is told.',
    access: staff,
    activity: 'Declined an application',
    changes: ['applicants'],
    params,
    body,
    answer: applicant,
    errors,
    addition,
  }),
};
