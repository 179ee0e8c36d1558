import { z } from 'zod';
import { id, instant, requiredText, text } from '../schemas.ts';
import {
  ACCEPTED_PAGES,
  AGREEMENT_ROLES,
  AGREEMENT_STATES,
  MAX_AGREEMENT_BODY_LENGTH,
  MAX_AGREEMENT_CHANGES_LENGTH,
  MAX_AGREEMENT_TITLE_LENGTH,
} from './agreements.facts.ts';

/** A published version, as one person sees it. Its id names the version: whoever accepts it accepts this text. */
export const agreement = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  body: z.string(),
  required: z.boolean(),
  /** This version, by this person. */
  signed: z.boolean(),
  requireSignature: z.boolean(),
  version: z.number().int(),
  issuedAt: instant,
  acceptedAt: instant.nullable(),
  /** What is new in this version. */
  changes: z.string(),
  /** The latest version that the person accepted. */
  acceptedVersion: z.number().int().nullable(),
  /** Offered, and assigned to nobody. */
  isOptional: z.boolean(),
});

/** A page of the site that the person accepted in a form. */
export const acceptedPage = z.object({ page: z.enum(ACCEPTED_PAGES), version: z.string(), acceptedAt: instant });

const terms = {
  audience: z.array(z.enum(AGREEMENT_ROLES)).min(1).max(AGREEMENT_ROLES.length),
  required: z.boolean(),
  requireSignature: z.boolean(),
  isOptional: z.boolean(),
  isAboutVans: z.boolean(),
};

/** What staff write. */
export const agreementText = z.object({
  title: requiredText(MAX_AGREEMENT_TITLE_LENGTH),
  body: requiredText(MAX_AGREEMENT_BODY_LENGTH),
  changes: text(MAX_AGREEMENT_CHANGES_LENGTH).trim().default(''),
  ...terms,
});

const written = z.object({ title: z.string(), body: z.string(), changes: z.string(), ...terms });

export const staffAgreementRow = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  state: z.enum(AGREEMENT_STATES),
  /** The published one; 0 before the first. */
  version: z.number().int(),
  issuedAt: instant.nullable(),
  hasDraft: z.boolean(),
  ...terms,
});

export const staffAgreement = z.object({
  id,
  slug: z.string(),
  state: z.enum(AGREEMENT_STATES),
  version: z.number().int(),
  draft: written.extend({ revision: z.number().int(), updatedAt: instant, updatedBy: z.string() }).nullable(),
  published: written.nullable(),
  /** The newest first. */
  history: z.array(
    z.object({
      version: z.number().int(),
      title: z.string(),
      changes: z.string(),
      issuedAt: instant,
      publishedBy: z.string(),
      accepted: z.number().int(),
    }),
  ),
  /** Of the published version, among those whom it is for. */
  counts: z.object({ signed: z.number().int(), unsigned: z.number().int() }),
});
