import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IndexPage } from '#features/public-pages/index-page.tsx';
import { headOfIndex, headOfProvider } from '#features/public-pages/page-head.ts';
import { ProviderPage } from '#features/public-pages/provider-page.tsx';
import {
  publicGroomersQuery,
  publicProviderQuery,
  publicReviewsQuery,
  type PublicGroomers,
  type PublicProvider,
  type PublicReviews,
} from '#features/public-pages/public-pages-query.ts';
import { ReviewList } from '#features/reviews/review-list.tsx';
import { SkipLink } from '#shell/layouts/skip-link.tsx';
import { StaticLayout } from '#shell/layouts/static-layout.tsx';
import { parseSearch, stringifySearch } from '#shell/router-search.ts';
import type { SiteSettings } from '#shell/session/session-hints.ts';
import { primaryMenuQuery } from '#shell/site/primary-menu.ts';
import { OWN_SITE, SiteContext } from '#shell/site/site-context.ts';
import { theme } from '#shell/theme/brand-theme.ts';

type Source =
  | { readonly kind: 'provider'; readonly data: PublicProvider; readonly reviews: PublicReviews | null }
  | { readonly kind: 'index'; readonly data: PublicGroomers };

type PublicPageInput = Source & {
  readonly path: string;
  readonly origin: string;
  readonly settings: SiteSettings;
  readonly menu: unknown;
};

type Answers = readonly (readonly [key: readonly unknown[], answer: unknown])[];

const bodyOf = (path: string, settings: SiteSettings, answers: Answers, page: ReactNode): string => {
  const client = new QueryClient();
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  // Links need to know where they are, and nothing else: no route is matched here.
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SiteContext value={{ ...OWN_SITE, ...settings }}>
        <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
          <RouterContextProvider router={router as never}>
            <SkipLink />
            <StaticLayout>{page}</StaticLayout>
          </RouterContextProvider>
        </MantineProvider>
      </SiteContext>
    </QueryClientProvider>,
  );
};

/** A public page as the server sends it, from the components of the app. Runs in the API, never in a browser. */
export const drawPublicPage = (input: PublicPageInput) => {
  const { path, origin, settings, menu } = input;
  const where = { origin, siteName: settings.appName };
  const shared: Answers = [[primaryMenuQuery().queryKey, menu]];
  if (input.kind === 'index') {
    const answers: Answers = [...shared, [publicGroomersQuery().queryKey, input.data]];
    const body = bodyOf(path, settings, answers, <IndexPage groomers={input.data} />);
    return { ...headOfIndex(input.data, where), body, answers };
  }
  const { data, reviews } = input;
  const said = reviews?.items ?? [];
  const answers: Answers = [
    ...shared,
    [publicProviderQuery(data.address).queryKey, data],
    ...(reviews ? [[publicReviewsQuery(data.id).queryKey, reviews] as const] : []),
  ];
  const page = <ProviderPage page={data} reviews={said.length > 0 && <ReviewList reviews={said} />} />;
  return { ...headOfProvider(data, said, where), body: bodyOf(path, settings, answers, page), answers };
};
