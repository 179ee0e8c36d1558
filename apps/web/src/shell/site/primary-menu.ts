import type { CallAnswer } from '@tailgate/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export type MenuItem = CallAnswer<'GET /v1/sites/:site/menu/primary'>['items'][number];

const FRESH_MS = 5 * 60_000;

/** The menu that the people of the site keep. Its key stands below the settings: both outlive who is signed in. */
export const primaryMenuQuery = () =>
  queryOptions({
    queryKey: ['site-settings', 'primary-menu'],
    queryFn: ({ signal }) => call('GET /v1/sites/:site/menu/primary', { params: { site: 'current' }, signal }),
    staleTime: FRESH_MS,
  });
