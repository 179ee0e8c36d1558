import { priceInWords } from './page-words.ts';
import type { PublicGroomers, PublicProvider, PublicReview } from './public-pages-query.ts';

interface Where {
  readonly origin: string;
  readonly siteName: string;
}

type Service = PublicProvider['services'][number];

/** The lowest and the highest price of a service; null where it has none. */
const pricesOf = ({ hourlyRate, prices, byBreed }: Service): { low: number; high: number } | null => {
  if (hourlyRate !== null) return null;
  const all = [...prices, byBreed?.min, byBreed?.max].filter((price) => typeof price === 'number' && price > 0);
  return all.length === 0 ? null : { low: Math.min(...(all as number[])), high: Math.max(...(all as number[])) };
};

const offerOf = (page: PublicProvider, service: Service): object[] => {
  const prices = pricesOf(service);
  if (!prices) return [];
  const itemOffered = {
    '@type': 'Service',
    name: service.name,
    ...(service.description && { description: service.description }),
  };
  const priceCurrency = page.currency;
  return prices.low === prices.high
    ? [{ '@type': 'Offer', itemOffered, price: prices.low, priceCurrency }]
    : [{ '@type': 'AggregateOffer', itemOffered, lowPrice: prices.low, highPrice: prices.high, priceCurrency }];
};

/** The range of all prices, as people write it. */
const priceRangeOf = (page: PublicProvider): string | undefined => {
  const all = page.services.flatMap((service) => pricesOf(service) ?? []);
  if (all.length === 0) return undefined;
  const [low, high] = [Math.min(...all.map((one) => one.low)), Math.max(...all.map((one) => one.high))];
  return low === high
    ? priceInWords(low, page.currency)
    : `${priceInWords(low, page.currency)}–${priceInWords(high, page.currency)}`;
};

const reviewOf = ({ rating, comment, createdAt, customer }: PublicReview): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: customer.displayName },
  datePublished: createdAt.slice(0, 10),
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  ...(comment && { reviewBody: comment }),
});

/** A groomer as search engines read it. The street is nobody's business: a van has no shop. */
export const businessOf = (
  page: PublicProvider,
  reviews: readonly PublicReview[],
  { origin, siteName }: Where,
): object => {
  const { averageRating, reviewCount } = page.reviewSummary;
  const url = `${origin}/${page.address}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: page.businessName ?? page.displayName,
    ...(page.businessName && { employee: { '@type': 'Person', name: page.displayName } }),
    ...(page.description && { description: page.description }),
    image: page.photo ? origin + page.photo.large : `${origin}/pictures/share/${page.address}.png`,
    address: {
      '@type': 'PostalAddress',
      ...(page.city && { addressLocality: page.city }),
      ...(page.stateOrProvince && { addressRegion: page.stateOrProvince }),
      addressCountry: 'US',
    },
    areaServed: page.zones.map(({ name }) => ({ '@type': 'Place', name })),
    parentOrganization: { '@type': 'Organization', name: siteName, url: origin },
    ...(priceRangeOf(page) && { priceRange: priceRangeOf(page) }),
    makesOffer: page.services.flatMap((service) => offerOf(page, service)),
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
    ...(reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: averageRating,
        reviewCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
};

/** The site and who works there. */
export const siteOf = ({ items }: PublicGroomers, { origin, siteName }: Where): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Organization', '@id': `${origin}/#organization`, name: siteName, url: origin },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: siteName,
      url: origin,
      publisher: { '@id': `${origin}/#organization` },
    },
    {
      '@type': 'ItemList',
      itemListElement: items.map(({ address, displayName }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: displayName,
        url: `${origin}/${address}`,
      })),
    },
  ],
});
