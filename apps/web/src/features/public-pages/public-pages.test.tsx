import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp, SITE_SETTINGS } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { drawPublicPage } from '../../public-pages.tsx';
import { outlinesOf } from './outline.rules.ts';
import { petsInWords, weekdaysInWords } from './page-words.ts';
import type { PublicReview, PublicReviews } from './public-pages-query.ts';
import { groomers, provider } from './public-pages.testing.ts';

const PAGE = 'GET /v2/public/providers/:address';

const REVIEW: PublicReview = {
  id: '0190a000-0000-7000-8000-000000000031',
  rating: 5,
  comment: 'Gentle and on time.',
  photos: [],
  createdAt: '2026-11-02T16:00:00.000Z',
  editedAt: null,
  customer: { displayName: 'Priya R.' },
  petServices: [{ petName: 'Biscuit', breed: 'Goldendoodle', serviceName: 'Full groom' }],
  reply: null,
};
const REVIEWS = (items: readonly PublicReview[]): PublicReviews => ({
  items: [...items],
  total: items.length,
  limit: 5,
  offset: 0,
  page: 1,
  summary: { averageRating: 5, reviewCount: 1, stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0 })) },
});
const NO_REVIEWS = answer('GET /v2/service-review/service-provider', REVIEWS([]));

describe('RL-routing-03 the page of a groomer', () => {
  it('shows who it is, prices by size, area, photos and times', async () => {
    await openApp('/maya-torres', null, NO_REVIEWS, answer(PAGE, provider()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Torres' })).toBeDefined();
    expect(screen.getByText('Dogs and cats up to 90 lb')).toBeDefined();
    const bath = within(screen.getByRole('row', { name: /Bath and tidy/ }));
    expect(bath.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '$52',
      '$58',
      '$76.50',
      '$92',
      '–',
    ]);
    expect(screen.getByRole('cell', { name: '$85 to $140, by breed' })).toBeDefined();
    expect(screen.getByRole('cell', { name: '$80 an hour' })).toBeDefined();
    expect(screen.getByText('No travel fee')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Book an appointment' }).getAttribute('href')).toBe(
      `/customer/new?provider=${provider().id}`,
    );
    expect(screen.getByText('Mon, Tue, Wed')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Goldendoodle, before' }).getAttribute('src')).toBe(
      '/pictures/b-medium.webp',
    );
    expect(screen.getByRole('img', { name: 'A pet groomed by Maya Torres, photo 1' }).getAttribute('src')).toBe(
      '/pictures/w-medium.webp',
    );
    expect(screen.getAllByText('Sat, Nov 21')).toHaveLength(2);
    expect(document.title).toBe('Maya Torres, mobile pet grooming in Austin, TX · Saguaro Suds');
  });

  it('has only the parts that there is something to show for', async () => {
    const bare = { services: [], zones: [], showcase: [], photos: [], nextTimes: [], priceFrom: null, description: '' };
    await openApp(
      '/maya-torres',
      null,
      NO_REVIEWS,
      answer(PAGE, provider({ ...bare, reviewSummary: { averageRating: 0, reviewCount: 0 } })),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Torres' })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Nothing free in the next two weeks.')).toBeDefined();
    expect(screen.queryByText(/review/)).toBeNull();
  });

  it('is not found at an unknown address', async () => {
    await openApp(
      '/nobody-here',
      null,
      answer(PAGE, () => refusal(404, 'not_found')),
    );
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  });
});

describe('the first page of a site', () => {
  it('shows visitors what the site is and who works there', async () => {
    await openApp('/', null, answer('GET /v2/public/providers', groomers()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pet grooming at your door' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Maya Torres/ }).getAttribute('href')).toBe('/maya-torres');
    expect(screen.getByRole('link', { name: 'Find a groomer' }).getAttribute('href')).toBe('/customer/new');
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' })).toBeDefined();
  });

  it('says so while nobody works there yet', async () => {
    await openApp('/', null, answer('GET /v2/public/providers', groomers({ items: [], total: 0 })));
    expect(await screen.findByText(/first groomers are joining/)).toBeDefined();
  });
});

describe('a page as the server sends it', () => {
  const input = {
    path: '/maya-torres',
    origin: 'https://saguaro.example',
    settings: SITE_SETTINGS,
    menu: { items: [{ label: 'About', url: '/s/about' }] },
  };
  const attack = '</script><script>alert(1)</script><img src=x onerror="alert(1)">';
  const dataIn = (head: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? 'null') as Record<
      string,
      unknown
    >;

  it('contains everything, with the data the app starts from', () => {
    const page = drawPublicPage({ ...input, kind: 'provider', data: provider(), reviews: null });
    expect(page.title).toBe('Maya Torres, mobile pet grooming in Austin, TX · Saguaro Suds');
    for (const words of ['Bath and tidy', '$76.50', 'South Austin', 'Log in', 'href="/s/about"', 'Sat, Nov 21'])
      expect(page.body).toContain(words);
    expect(page.answers.map(([key]) => key)).toEqual([
      ['GET /v1/sites/:site/menu/primary', { params: { site: 'current' } }],
      [PAGE, { params: { address: 'maya-torres' } }],
    ]);
    expect(page.head).toContain('<link rel="canonical" href="https://saguaro.example/maya-torres">');
    expect(page.head).toContain('content="https://saguaro.example/pictures/share/maya-torres.png"');
  });

  it('has structured data of a local business with its offers and rating', () => {
    const { head } = drawPublicPage({ ...input, kind: 'provider', data: provider(), reviews: null });
    expect(dataIn(head)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      '@id': 'https://saguaro.example/maya-torres',
      url: 'https://saguaro.example/maya-torres',
      name: 'Maya Torres',
      description: 'I groom one family at a time in a quiet van.',
      image: 'https://saguaro.example/pictures/share/maya-torres.png',
      address: { '@type': 'PostalAddress', addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' },
      areaServed: [{ '@type': 'Place', name: 'South Austin' }],
      parentOrganization: { '@type': 'Organization', name: 'Saguaro Suds', url: 'https://saguaro.example' },
      priceRange: '$52–$140',
      makesOffer: [
        {
          '@type': 'AggregateOffer',
          itemOffered: { '@type': 'Service', name: 'Bath and tidy', description: 'Wash, dry, nails, ears' },
          lowPrice: 52,
          highPrice: 92,
          priceCurrency: 'USD',
        },
        {
          '@type': 'AggregateOffer',
          itemOffered: { '@type': 'Service', name: 'Full groom' },
          lowPrice: 85,
          highPrice: 140,
          priceCurrency: 'USD',
        },
      ],
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.86,
        reviewCount: 212,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  it('shows what customers said, to people and to search engines', () => {
    const { head, body, answers } = drawPublicPage({
      ...input,
      kind: 'provider',
      data: provider(),
      reviews: REVIEWS([REVIEW]),
    });
    expect(body).toContain('Gentle and on time.');
    expect(answers.at(-1)?.[1]).toEqual(REVIEWS([REVIEW]));
    expect(dataIn(head)['review']).toEqual([
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Priya R.' },
        datePublished: '2026-11-02',
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
        reviewBody: 'Gentle and on time.',
      },
    ]);
  });

  it('takes markup in names and words for text', () => {
    const { head, body, title } = drawPublicPage({
      ...input,
      kind: 'provider',
      data: provider({ displayName: attack, businessName: attack, description: attack, city: attack }),
      reviews: REVIEWS([{ ...REVIEW, comment: attack }]),
    });
    expect(title).toContain(attack);
    for (const html of [head, body]) {
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<img src=x');
    }
    expect(dataIn(head)['description']).toBe(attack);
  });

  it('lists the groomers of a site', () => {
    const { head, body } = drawPublicPage({ ...input, path: '/', kind: 'index', data: groomers() });
    expect(body).toContain('href="/maya-torres"');
    expect(dataIn(head)['@graph']).toContainEqual({
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Maya Torres', url: 'https://saguaro.example/maya-torres' },
      ],
    });
  });
});

describe('words and drawings of the page', () => {
  it.each([
    [['Dog'], 'Dogs'],
    [['Cat', 'Dog'], 'Cats and dogs'],
    [[], ''],
  ])('names pets %j', (types, words) => expect(petsInWords(types)).toBe(words));

  it('names weekdays in order', () => {
    expect(weekdaysInWords([7, 2, 1])).toBe('Sun, Mon, Sat');
    expect(weekdaysInWords([1, 2, 3, 4, 5, 6, 7])).toBe('Every day');
  });

  it('draws areas to scale within the box', () => {
    expect(outlinesOf([])).toBeNull();
    const square = [
      { latitude: 0, longitude: -97 },
      { latitude: 0, longitude: -96 },
      { latitude: 1, longitude: -96 },
      { latitude: 1, longitude: -97 },
    ];
    const drawn = outlinesOf([square]);
    expect(drawn?.height).toBe(300);
    expect(drawn?.paths).toEqual(['M234.0 276.0L486.0 276.0L486.0 24.0L234.0 24.0Z']);
  });
});
