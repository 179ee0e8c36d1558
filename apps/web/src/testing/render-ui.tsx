import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { skin } from '#ui/skin.ts';

const createLoneRouter = () =>
  createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) });

/** A shared piece needs the skin, and links need a router; nothing else of the app. */
export const InUi = ({ children }: { children: ReactNode }) => {
  const [router] = useState(createLoneRouter);
  return (
    <RouterContextProvider router={router}>
      <MantineProvider theme={skin} env="test">
        {children}
      </MantineProvider>
    </RouterContextProvider>
  );
};

export const renderUi = (piece: ReactNode) => render(piece, { wrapper: InUi });
