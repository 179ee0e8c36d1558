import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { connectivity } from '../connectivity/online.ts';
import { OfflineBanner } from './offline-banner.tsx';

interface Given {
  /** How long ago the newest answer came; nothing was seen before when absent. */
  readonly savedMinutesAgo?: number;
}

const clientWith = (savedMinutesAgo: number | undefined): QueryClient => {
  const queryClient = new QueryClient();
  if (savedMinutesAgo !== undefined)
    queryClient.setQueryData(['seen'], true, { updatedAt: currentTimeMs() - savedMinutesAgo * 60_000 });
  return queryClient;
};

const Offline = ({ savedMinutesAgo }: Given) => {
  const [queryClient] = useState(() => clientWith(savedMinutesAgo));
  useEffect(() => {
    connectivity.set(false);
    return () => connectivity.set(true);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <OfflineBanner />
    </QueryClientProvider>
  );
};

const meta = {
  title: 'Shell/Offline banner',
  component: Offline,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Offline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SavedThisMorning: Story = { args: { savedMinutesAgo: 15 } };
export const SavedDaysAgo: Story = { args: { savedMinutesAgo: 3 * 24 * 60 } };
export const NothingSaved: Story = {};
