import { z } from 'zod';
import { anyone, row, signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant, requiredText, slug, text } from '../schemas.ts';

/** The texts every site has: neutral ones of ours until its own people write theirs. */
export const PAGE_KEYS = [
  'about',
  'why-us',
  'contact-us',
  'partner-programme',
  'coming-soon',
  'privacy-policy',
  'terms-of-service',
  'terms-and-conditions',
  'pet-release-terms',
  'cancellation-policy',
  'covid19-advisement',
  'faq-groomer',
  'faq-fleet-owner',
  'faq-mechanic',
  'faq-renter',
  'faq-customer',
] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

/** In any text of a page these stand for the site's settings of the day the page is read. */
export const PAGE_PLACEHOLDERS = ['appName', 'serviceEmail', 'maintenanceEmail', 'partnerProgrammeName'] as const;
export type PagePlaceholder = (typeof PAGE_PLACEHOLDERS)[number];

const MAX_SECTIONS = 60;
const key = z.enum(PAGE_KEYS);

/** A body is plain text with a little markup: paragraphs, lists, links, bold. */
const words = z.object({
  title: requiredText(120),
  lead: text(500).trim(),
  sections: z.array(z.object({ heading: requiredText(200), body: text(8_000).trim() })).max(MAX_SECTIONS),
});

const page = words.extend({
  key,
  /** Rises with every change; 0 while nobody ever changed the page. */
  version: z.number().int().min(0),
  /** When the site's own text was written; null for ours. */
  updatedAt: instant.nullable(),
  isDefault: z.boolean(),
});

const pageParams = z.object({ site: slug, page: slug });
const staffOfTheSite = signedInAs(['staff'], {
  rows: [row('site', 'site.update'), row('page', 'sitePage.update')],
  whileImpersonating: 'barred',
});

export const sitePagesRows = {
  listPages: endpoint({
    method: 'GET',
    path: '/v1/sites/:site/pages',
    summary: 'The pages of the site, and which of them still have the neutral text.',
    access: anyone({ rows: [row('site', 'site.readPages')] }),
    params: z.object({ site: slug }),
    answer: z.object({ items: z.array(page.pick({ key: true, title: true, updatedAt: true, isDefault: true })) }),
    errors: ['not_found'],
    addition: 'Contents of static pages are editable per site.',
  }),
  getPage: endpoint({
    method: 'GET',
    path: '/v1/sites/:site/pages/:page',
    summary: 'One page of the site, as visitors read it or, with placeholders kept, as it was written.',
    access: anyone({ rows: [row('site', 'site.readPages'), row('page', 'sitePage.read')] }),
    params: pageParams,
    query: z.object({ placeholders: z.enum(['filled', 'kept']).default('filled') }),
    answer: page,
    errors: ['not_found'],
    addition: 'Contents of static pages are editable per site.',
  }),
  replacePage: endpoint({
    method: 'PUT',
    path: '/v1/sites/:site/pages/:page',
    summary: 'Replaces the text of a page, unless somebody else changed it since it was read.',
    access: staffOfTheSite,
    params: pageParams,
    body: words.extend({ version: z.number().int().min(0).max(2_147_483_646) }),
    answer: page,
    errors: ['not_found', 'conflict'],
    addition: 'Staff write the texts of their site.',
  }),
  resetPage: endpoint({
    method: 'DELETE',
    path: '/v1/sites/:site/pages/:page',
    summary: 'Takes the text of the site away: the page shows the neutral text again.',
    access: staffOfTheSite,
    params: pageParams,
    answer: page,
    errors: ['not_found'],
    addition: 'Staff write the texts of their site.',
  }),
};
