import { INDEX_TITLE, placeOf, priceInWords, titleOf } from './page-words.ts';
import type { PublicGroomers, PublicProvider, PublicReview } from './public-pages-query.ts';
import { businessOf, siteOf } from './structured-data.ts';

interface Where {
  readonly origin: string;
  readonly siteName: string;
}

interface Head {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly picture: string;
  readonly type: 'profile' | 'website';
  readonly data: object;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
/** Inside a script nothing is an entity; without the sign no tag can begin. */
const asData = (value: object): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** What a search engine shows of it. */
const MAX_DESCRIPTION = 155;
const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= MAX_DESCRIPTION ? line : `${line.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
};

const tagsOf = (head: Head, siteName: string): string => {
  const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`;
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}">`;
  return [
    named('description', head.description),
    `<link rel="canonical" href="${escaped(head.url)}">`,
    property('type', head.type),
    property('site_name', siteName),
    property('title', head.title),
    property('description', head.description),
    property('url', head.url),
    property('image', head.picture),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', head.title),
    named('twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${asData(head.data)}</script>`,
  ].join('');
};

const describe = (page: PublicProvider): string => {
  if (page.description.trim() !== '') return shortened(page.description);
  const place = placeOf(page);
  const price = page.priceFrom === null ? '' : ` Prices from ${priceInWords(page.priceFrom, page.currency)}.`;
  return shortened(`${page.displayName} grooms pets in a van at your door${place && ` in ${place}`}.${price}`);
};

export const headOfProvider = (
  page: PublicProvider,
  reviews: readonly PublicReview[],
  where: Where,
): { title: string; head: string } => {
  const title = `${titleOf(page)} · ${where.siteName}`;
  const head = {
    title,
    description: describe(page),
    url: `${where.origin}/${page.address}`,
    picture: `${where.origin}/pictures/share/${page.address}.png`,
    type: 'profile' as const,
    data: businessOf(page, reviews, where),
  };
  return { title, head: tagsOf(head, where.siteName) };
};

export const headOfIndex = (groomers: PublicGroomers, where: Where): { title: string; head: string } => {
  const title = `${INDEX_TITLE} · ${where.siteName}`;
  const head = {
    title,
    description: `Find a mobile pet groomer on ${where.siteName}: prices for your pets, free times and reviews. The van comes to your street.`,
    url: `${where.origin}/`,
    picture: `${where.origin}/pictures/share.png`,
    type: 'website' as const,
    data: siteOf(groomers, where),
  };
  return { title, head: tagsOf(head, where.siteName) };
};
