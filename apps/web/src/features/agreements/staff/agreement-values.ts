import {
  MAX_AGREEMENT_BODY_LENGTH,
  MAX_AGREEMENT_CHANGES_LENGTH,
  MAX_AGREEMENT_TITLE_LENGTH,
  type AgreementRole,
} from '@tailgate/contract/facts';
import type { StaffAgreement } from './staff-agreements-query.ts';

type Written = NonNullable<StaffAgreement['published']>;

export interface AgreementValues extends Record<string, unknown> {
  title: string;
  body: string;
  changes: string;
  audience: AgreementRole[];
  required: boolean;
  requireSignature: boolean;
  isOptional: boolean;
  isAboutVans: boolean;
}

export const NEW_AGREEMENT: AgreementValues & { slug: string } = {
  slug: '',
  title: '',
  body: '',
  changes: '',
  audience: ['groomer'],
  required: true,
  requireSignature: false,
  isOptional: false,
  isAboutVans: false,
};

/** The draft, or the published text as the beginning of the next one. */
export const valuesOf = ({ draft, published }: StaffAgreement): AgreementValues => {
  const written: Written | null = draft ?? (published && { ...published, changes: '' });
  if (!written) return NEW_AGREEMENT;
  const { title, body, changes, audience, required, requireSignature, isOptional, isAboutVans } = written;
  return { title, body, changes, audience: [...audience], required, requireSignature, isOptional, isAboutVans };
};

export const bodyOf = (values: AgreementValues) => ({
  title: values.title,
  body: values.body,
  changes: values.changes,
  audience: values.audience,
  required: values.required,
  requireSignature: values.requireSignature,
  isOptional: values.isOptional,
  isAboutVans: values.isAboutVans,
});

const given = (max: number) => (value: string) => {
  if (value.trim() === '') return 'is required';
  return value.length > max ? `has at most ${max} characters` : null;
};

export const RULES = {
  title: given(MAX_AGREEMENT_TITLE_LENGTH),
  body: given(MAX_AGREEMENT_BODY_LENGTH),
  changes: (value: string) =>
    value.length > MAX_AGREEMENT_CHANGES_LENGTH ? `has at most ${MAX_AGREEMENT_CHANGES_LENGTH} characters` : null,
};

export const AUDIENCE_WORDS: Readonly<Record<AgreementRole, string>> = {
  groomer: 'Groomers',
  fleet_owner: 'Fleet owners',
  mechanic: 'Mechanics',
  renter: 'Renters',
  customer: 'Customers',
};
