import { notifications } from '@mantine/notifications';
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { refusal, server } from '../../testing/server.ts';
import { createQueryClient } from '../api/query-client.ts';
import { unreachable } from '../api/api-error.ts';
import { reportFailuresTo } from '../errors/report-failure.ts';
import { connectivity } from './online.ts';
import { CHECK_EVERY_MS, startConnectivity } from './start-connectivity.ts';

// Of real time; the clock of the tests stands still.
const PATIENCE = { timeout: 60_000 };

let checks = 0;
let answer: () => Response;
const there = () => HttpResponse.json({ ok: true });
const away = () => HttpResponse.error();
const shown = vi.spyOn(notifications, 'show').mockImplementation(() => '');
const toasts = () => shown.mock.calls.map(([{ id }]) => id);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  checks = 0;
  answer = there;
  shown.mockClear();
  connectivity.set(true);
  server.use(
    http.get('*/v2/health', () => {
      checks += 1;
      return answer();
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  connectivity.set(true);
  onlineManager.setOnline(true);
});

const start = (queryClient = new QueryClient()) => {
  const stop = startConnectivity(queryClient);
  onTestFinished(stop);
};
const checked = (times: number) => vi.waitFor(() => expect(checks).toBe(times), PATIENCE);
const becomes = (isOnline: boolean) => vi.waitFor(() => expect(connectivity.isOnline()).toBe(isOnline), PATIENCE);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the connection', () => {
  it('RL-connectivity-01 is checked by the health of the server every 30 s', async () => {
    start();
    await pass(CHECK_EVERY_MS - 1);
    expect(checks).toBe(0);
    await pass(1);
    await checked(1);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), PATIENCE);
    await pass(30_000);
    await checked(2);
  });

  it.each(['online', 'offline'])('is checked at once when the browser says %s', async (event) => {
    start();
    window.dispatchEvent(new Event(event));
    await checked(1);
  });

  it('is not checked while the page is hidden, and checked at once when it becomes visible', async () => {
    onTestFinished(() => hide(false));
    start();
    hide(true);
    await pass(120_000);
    expect(checks).toBe(0);
    hide(false);
    await checked(1);
  });

  it.each([
    ['no answer', away],
    ['an error', () => refusal(503, 'temporarily_unavailable')],
    ['nonsense', () => new HttpResponse('<html>', { status: 200 })],
  ])('RL-connectivity-05 counts as lost after %s, and nobody is alarmed by it', async (_what, failure) => {
    const reported = vi.fn();
    reportFailuresTo(reported);
    start();
    answer = failure;
    window.dispatchEvent(new Event('offline'));
    await becomes(false);
    expect(reported).not.toHaveBeenCalled();
  });

  it('RL-connectivity-02 RL-connectivity-03 RL-connectivity-04 notifies only on change', async () => {
    start();
    window.dispatchEvent(new Event('online'));
    await checked(1);
    expect(toasts()).toEqual([]);
    answer = away;
    window.dispatchEvent(new Event('offline'));
    await becomes(false);
    expect(toasts()).toEqual(['danger:You are working offline']);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), PATIENCE);
    await pass(30_000);
    await checked(3);
    expect(toasts()).toHaveLength(1);
    answer = there;
    window.dispatchEvent(new Event('online'));
    await becomes(true);
    expect(toasts()).toEqual(['danger:You are working offline', 'success:You are back online']);
  });

  it('is checked as soon as a call fails to reach the server', async () => {
    const queryClient = createQueryClient(() => undefined);
    start(queryClient);
    answer = away;
    await queryClient
      .query({ queryKey: ['a'], retry: false, queryFn: () => Promise.reject(unreachable()) })
      .catch(() => 0);
    await becomes(false);
  });
});

describe('queries', () => {
  it('leave what is there alone while offline, fail at once where there is nothing, and look again when back', async () => {
    const queryClient = createQueryClient(() => undefined);
    queryClient.mount();
    onTestFinished(() => queryClient.unmount());
    start(queryClient);
    answer = away;
    window.dispatchEvent(new Event('offline'));
    await becomes(false);
    let fetched = 0;
    const queryFn = () => {
      fetched += 1;
      return connectivity.isOnline() ? Promise.resolve('new') : Promise.reject(unreachable());
    };
    queryClient.setQueryData(['seen'], 'old', { updatedAt: 1 });
    const seen = new QueryObserver(queryClient, { queryKey: ['seen'], queryFn });
    const unseen = new QueryObserver(queryClient, { queryKey: ['unseen'], queryFn });
    onTestFinished(seen.subscribe(() => undefined));
    onTestFinished(unseen.subscribe(() => undefined));
    await vi.waitFor(() => expect(unseen.getCurrentResult().isError).toBe(true), PATIENCE);
    expect(seen.getCurrentResult()).toMatchObject({ status: 'success', data: 'old' });
    expect(fetched).toBe(1);
    answer = there;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(
      () => expect([seen, unseen].map((one) => one.getCurrentResult().data)).toEqual(['new', 'new']),
      PATIENCE,
    );
  });
});
