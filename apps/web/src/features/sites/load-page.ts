import type { QueryClient } from '@tanstack/react-query';
import { sitePageQuery, type PageKey } from './site-pages.ts';

/** Asks for a text as soon as a link to it is likely to be followed; the screen shows how that goes. */
export const loadPage =
  (page: PageKey) =>
  ({ context }: { context: { queryClient: QueryClient } }): void => {
    context.queryClient.query(sitePageQuery(page)).catch(() => undefined);
  };
