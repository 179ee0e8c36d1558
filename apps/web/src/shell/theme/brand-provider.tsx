import { setSiteTitle } from '../page-title.ts';
import { MantineProvider } from '@mantine/core';
import { notificationsStore } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { loadToaster } from '../errors/load-toaster.ts';
import { after, pageHasLoaded } from '../page-has-loaded.ts';
import { useSite } from '../site/site-context.ts';
import { theme, variablesOf } from './brand-theme.ts';
import { useBrand } from './derived-brand.ts';
import { favicon } from './favicon.ts';
import { ThemeColor } from './theme-color.tsx';

const A_WHILE_MS = 3_000;

const firstToast = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = notificationsStore.subscribe(() => {
      stop();
      resolve();
    });
  });

/** Toasts are rarely on the first screen: their chunk loads with the first toast, or when idle. */
const Toaster = lazy(async () => {
  await Promise.race([firstToast(), pageHasLoaded().then(() => after(A_WHILE_MS))]);
  return await loadToaster(() => import('../errors/toaster.tsx'));
});

/** Colours, page title and icon of the site. */
export const BrandProvider = ({ children }: { children: ReactNode }) => {
  const { appName, colors } = useSite();
  const brand = useBrand(colors);
  const resolver = useMemo(() => variablesOf(brand), [brand]);

  useEffect(() => {
    setSiteTitle(appName);
  }, [appName]);
  useEffect(() => {
    if (brand) showIcon(favicon(brand));
  }, [brand]);

  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto">
      {brand && <ThemeColor light={brand.light['--brand-fill']} dark={brand.dark['--brand-fill']} />}
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
