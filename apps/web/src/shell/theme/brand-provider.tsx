import { MantineProvider } from '@mantine/core';
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { pageHasLoaded } from '../page-has-loaded.ts';
import { useSite } from '../site/site-context.ts';
import { brandTheme } from './brand-theme.ts';
import { favicon } from './favicon.ts';
import { ThemeColor } from './theme-color.tsx';

const Toaster = lazy(async () => {
  await pageHasLoaded();
  return { default: (await import('../errors/toaster.tsx')).Toaster };
});

/** Colours, page title and icon of the site. */
export const BrandProvider = ({ children }: { children: ReactNode }) => {
  const { appName, colors } = useSite();
  const { primary, secondary } = colors;
  const { theme, resolver, fill } = useMemo(() => brandTheme({ primary, secondary }), [primary, secondary]);

  useEffect(() => {
    document.title = appName;
  }, [appName]);
  useEffect(() => showIcon(favicon(primary)), [primary]);

  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto">
      <ThemeColor light={fill.light} dark={fill.dark} />
      {children}
      <Suspense>
        <Toaster />
      </Suspense>
    </MantineProvider>
  );
};

const showIcon = (href: string): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? document.createElement('link');
  link.rel = 'icon';
  link.href = href;
  document.head.append(link);
};
