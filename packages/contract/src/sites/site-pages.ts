import { z } from 'zod';
import { anyone, signedInAs } from '../access.ts';
import { DUTY_FOR } from '../duties.ts';
import { endpoint } from '../endpoint.ts';
import { ref, value } from '../reference.ts';
import { instant, requiredText, slug, text } from '../schemas.ts';
import {
  MAX_PAGE_BODY_LENGTH,
  MAX_PAGE_HEADING_LENGTH,
  MAX_PAGE_LEAD_LENGTH,
  MAX_PAGE_SECTIONS,
  MAX_PAGE_TITLE_LENGTH,
  PAGE_KEYS,
} from './site-pages.facts.ts';

const key = z.enum(PAGE_KEYS);

/** A body is plain text with a little markup: paragraphs, lists, links, bold. */
const words = z.object({
  title: requiredText(MAX_PAGE_TITLE_LENGTH),
  lead: text(MAX_PAGE_LEAD_LENGTH).trim(),
  sections: z
    .array(z.object({ heading: requiredText(MAX_PAGE_HEADING_LENGTH), body: text(MAX_PAGE_BODY_LENGTH).trim() }))
    .max(MAX_PAGE_SECTIONS),
});

const page = words.extend({
  key,
  /** Incremented with every change; 0 for a page that was never changed. */
  version: z.number().int().min(0),
  /** When the site's own text was written; null for the default text. */
  updatedAt: instant.nullable(),
  isDefault: z.boolean(),
});

const siteToRead = { site: ref('site.readPages', slug) };
// A page is one of a fixed list, the same for every site.
const pageToRead = z.object({ ...siteToRead, page: value(slug) });
const pageToWrite = z.object({ site: ref('site.update', slug), page: value(slug) });
const staffOfTheSite = signedInAs(['staff'], { duty: DUTY_FOR.site, whileImpersonating: 'barred' });

export const sitePagesRows = {
  listPages: endpoint({
    method: 'GET',
    path: '/v1/sites/:site/pages',
    summary: 'The pages of the site, and which of them still have the default text.',
    access: anyone(),
    shows: ['pages'],
    params: z.object(siteToRead),
    answer: z.object({ items: z.array(page.pick({ key: true, title: true, updatedAt: true, isDefault: true })) }),
    errors: ['not_found'],
    addition: 'Contents of static pages are editable per site.',
  }),
  getPage: endpoint({
    method: 'GET',
    path: '/v1/sites/:site/pages/:page',
    summary: 'One page of the site, as visitors read it or, with placeholders, as staff wrote it.',
    access: anyone(),
    shows: ['pages'],
    params: pageToRead,
    query: z.object({ placeholders: z.enum(['filled', 'kept']).default('filled') }),
    answer: page,
    errors: ['not_found'],
    addition: 'Contents of static pages are editable per site.',
  }),
  replacePage: endpoint({
    method: 'PUT',
    path: '/v1/sites/:site/pages/:page',
    summary: 'Replaces the text of a page, unless it was changed since it was read.',
    access: staffOfTheSite,
    activity: 'Changed a site page',
    changes: ['pages'],
    params: pageToWrite,
    body: words.extend({ version: z.number().int().min(0).max(2_147_483_646) }),
    answer: page,
    errors: ['not_found', 'conflict'],
    addition: 'Staff write the texts of their site.',
  }),
  resetPage: endpoint({
    method: 'DELETE',
    path: '/v1/sites/:site/pages/:page',
    summary: 'Deletes the site’s own text: the page shows the default text again.',
    access: staffOfTheSite,
    activity: 'Reset a site page',
    changes: ['pages'],
    params: pageToWrite,
    answer: page,
    errors: ['not_found'],
    addition: 'Staff write the texts of their site.',
  }),
};
