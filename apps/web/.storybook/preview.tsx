import { MantineProvider } from '@mantine/core';
import type { Decorator, Preview } from '@storybook/react-vite';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { brandVariables } from '@tailgate/brand';
import { theme, variablesOf } from '#shell/theme/brand-theme.ts';
import '#ui/styles.ts';

const SECONDARY = '#f2784b';

interface BrandProps {
  readonly primary: string;
  readonly scheme: 'light' | 'dark';
  readonly children: ReactNode;
}

/** As the shell does it for a site, without a site. Links need a router; theirs leads nowhere. */
const Brand = ({ primary, scheme, children }: BrandProps) => {
  const resolver = useMemo(() => variablesOf(brandVariables({ primary, secondary: SECONDARY })), [primary]);
  const router = useMemo(
    () => createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) }),
    [],
  );
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolver} forceColorScheme={scheme}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </MantineProvider>
  );
};

const inBrand: Decorator = (Story, { globals }) => (
  <Brand primary={String(globals['brand'])} scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}>
    <Story />
  </Brand>
);

export default {
  globalTypes: {
    brand: {
      description: 'Brand colour',
      toolbar: {
        icon: 'paintbrush',
        items: ['#009fd8', '#ffd400', '#222222', '#e4572e'],
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { brand: '#009fd8', scheme: 'light' },
  decorators: [inBrand],
  // The brand's own background and sizes are what is to be seen.
  parameters: { layout: 'padded', backgrounds: { disable: true } },
} satisfies Preview;
