import type { CallAnswer } from '@tailgate/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shell/api/call.ts';

export type PageSummary = CallAnswer<'GET /v1/sites/:site/pages'>['items'][number];
export type SitePage = CallAnswer<'GET /v1/sites/:site/pages/:page'>;
export type PageKey = PageSummary['key'];
export type FaqKey = Extract<PageKey, `faq-${string}`>;

const FRESH_MS = 5 * 60_000;

// Below the settings' key: pages belong to the site and stay when somebody else signs in.
const PAGES = ['site-settings', 'pages'] as const;

/** Every text of the site at once, to be asked for again after a change. */
export const sitePagesKey = [...PAGES];

/** A page as visitors read it. */
export const sitePageQuery = (page: PageKey) =>
  queryOptions({
    queryKey: [...PAGES, page, 'filled'],
    queryFn: ({ signal }) => call('GET /v1/sites/:site/pages/:page', { params: { site: 'current', page }, signal }),
    staleTime: FRESH_MS,
  });

/** A page as it was written, for its writer: fresh for every writer, and never changed under their hands. */
export const writtenPageQuery = (page: string) =>
  queryOptions({
    queryKey: [...PAGES, page, 'kept'],
    queryFn: ({ signal }) =>
      call('GET /v1/sites/:site/pages/:page', {
        params: { site: 'current', page },
        query: { placeholders: 'kept' },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const pageListQuery = () =>
  queryOptions({
    queryKey: [...PAGES, 'list'],
    queryFn: ({ signal }) => call('GET /v1/sites/:site/pages', { params: { site: 'current' }, signal }),
  });
