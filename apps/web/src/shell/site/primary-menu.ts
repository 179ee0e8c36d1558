import type { CallAnswer } from '@tailgate/contract';
import { read } from '../api/read.ts';

export type MenuItem = CallAnswer<'GET /v1/sites/:site/menu/primary'>['items'][number];

const FRESH_MS = 5 * 60_000;

export const primaryMenuQuery = () => ({
  ...read('GET /v1/sites/:site/menu/primary', { params: { site: 'current' } }),
  staleTime: FRESH_MS,
});
