import type { CallAnswer } from '@tailgate/contract';
import type { ApplicantFilter, ProviderKind } from '@tailgate/contract/facts';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';

const APPLICANTS = '/v2/staff/applicants';
const LIST = `GET ${APPLICANTS}` as const;
const ONE = `GET ${APPLICANTS}/:id` as const;
export const APPROVE = `POST ${APPLICANTS}/:id/approve` as const;
export const ASK = `POST ${APPLICANTS}/:id/request-more` as const;
export const DECLINE = `POST ${APPLICANTS}/:id/decline` as const;

export type Applicant = CallAnswer<typeof ONE>;

const PAGE_SIZE = 25;

export const applicantsQuery = (filter: ApplicantFilter, page: number) => ({
  ...read(LIST, { query: { filter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE } }),
  placeholderData: keepPreviousData,
});

export const applicantQuery = (id: string) => read(ONE, { params: { id } });

export const keepApplicant = (queryClient: QueryClient, applicant: Applicant): void => {
  queryClient.setQueryData(applicantQuery(applicant.id).queryKey, applicant);
};

export const KIND_WORDS: Readonly<Record<ProviderKind, string>> = {
  grooming: 'Groomer',
  fleetOwner: 'Fleet owner',
  maintenance: 'Mechanic',
  renter: 'Renter',
};

/** Only groomers are asked for one. */
export const lacksLicense = ({ serviceCategory, hasLicense }: Pick<Applicant, 'serviceCategory' | 'hasLicense'>) =>
  serviceCategory === 'grooming' && !hasLicense;

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
export const dayInWords = (instant: string): string => DAY.format(new Date(instant));
