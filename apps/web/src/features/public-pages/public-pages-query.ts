import type { CallAnswer } from '@tailgate/contract';
import { SHOWN_REVIEWS } from '@tailgate/contract/facts';
import { read } from '#shell/api/read.ts';

export type PublicProvider = CallAnswer<'GET /v2/public/providers/:address'>;
export type PublicGroomers = CallAnswer<'GET /v2/public/providers'>;
export type ListedGroomer = PublicGroomers['items'][number];

export type PublicReviews = CallAnswer<'GET /v2/service-review/service-provider'>;
export type PublicReview = PublicReviews['items'][number];

/** As long as the server lets caches keep it. */
const FRESH_MS = 60_000;

export const publicProviderQuery = (address: string) => ({
  ...read('GET /v2/public/providers/:address', { params: { address } }),
  staleTime: FRESH_MS,
});

export const publicReviewsQuery = (providerId: string) => ({
  ...read('GET /v2/service-review/service-provider', {
    query: { service_provider_id: providerId, limit: SHOWN_REVIEWS },
  }),
  staleTime: FRESH_MS,
});

export const publicGroomersQuery = () => ({ ...read('GET /v2/public/providers'), staleTime: FRESH_MS });
