import type { CallAnswer } from '@tailgate/contract';
import { read } from '#shell/api/read.ts';

export type PublicProvider = CallAnswer<'GET /v2/public/providers/:address'>;
export type PublicGroomers = CallAnswer<'GET /v2/public/providers'>;
export type ListedGroomer = PublicGroomers['items'][number];

/** As long as the server lets caches keep it. */
const FRESH_MS = 60_000;

export const publicProviderQuery = (address: string) => ({
  ...read('GET /v2/public/providers/:address', { params: { address } }),
  staleTime: FRESH_MS,
});

export const publicGroomersQuery = () => ({ ...read('GET /v2/public/providers'), staleTime: FRESH_MS });
