import type { CallAnswer } from '@tailgate/contract';
import type { QueryClient } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';

export type PageSummary = CallAnswer<'GET /v1/sites/:site/pages'>['items'][number];
export type SitePage = CallAnswer<'GET /v1/sites/:site/pages/:page'>;
export type PageKey = PageSummary['key'];
export type FaqKey = Extract<PageKey, `faq-${string}`>;

const FRESH_MS = 5 * 60_000;

const PAGE = 'GET /v1/sites/:site/pages/:page';

/** A page as visitors read it. */
export const sitePageQuery = (page: PageKey) => ({
  ...read(PAGE, { params: { site: 'current', page } }),
  staleTime: FRESH_MS,
});

/** A page as it was written, for its writer: fresh for every writer, and never changed under their hands. */
export const writtenPageQuery = (page: string) => ({
  ...read(PAGE, { params: { site: 'current', page }, query: { placeholders: 'kept' } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** What was saved is what its writer goes on with; a page that nobody writes at is read when somebody does. */
export const keepWrittenPage = (queryClient: QueryClient, saved: SitePage): void => {
  queryClient.setQueryData(writtenPageQuery(saved.key).queryKey, (kept) => kept && saved);
};

export const pageListQuery = () => read('GET /v1/sites/:site/pages', { params: { site: 'current' } });
