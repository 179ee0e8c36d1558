import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { connectivity } from '../connectivity/online.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { savedAt } from './saved-at.ts';

afterEach(() => act(() => connectivity.set(true)));

const MORNING = new Date(2026, 5, 11, 8, 47).getTime();

describe('the offline banner', () => {
  it('RL-connectivity-04 follows the online flag and says when the newest answer was saved', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(['older'], 1, { updatedAt: currentTimeMs() - 3_600_000 });
    queryClient.setQueryData(['newer'], 1, { updatedAt: currentTimeMs() - 60_000 });
    render(
      <QueryClientProvider client={queryClient}>
        <OfflineBanner />
      </QueryClientProvider>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    act(() => connectivity.set(false));
    expect(screen.getByRole('status').textContent).toBe(
      `Offline · saved ${savedAt(currentTimeMs() - 60_000, currentTimeMs())}`,
    );
    act(() => connectivity.set(true));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('promises nothing when nothing was saved', () => {
    connectivity.set(false);
    render(
      <QueryClientProvider client={new QueryClient()}>
        <OfflineBanner />
      </QueryClientProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('Offline');
  });

  it.each([
    [15, '8:47'],
    [11 * 60, '8:47'],
    [13 * 60, 'Jun 11, 8:47 AM'],
  ])('names the moment so that it can only be one, %s minutes later: %s', (minutes, words) => {
    expect(savedAt(MORNING, MORNING + minutes * 60_000).replace('\u202f', ' ')).toBe(words);
  });
});
