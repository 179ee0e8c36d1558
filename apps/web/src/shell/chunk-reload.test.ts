import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { guardChunks, isChunkFailure } from './chunk-reload.ts';

const GONE = 'Failed to fetch dynamically imported module: http://tailgate.localhost/assets/schedule-a1.js';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-06-11T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

const guarded = () => {
  const reload = vi.fn();
  const router = { options: {} } as AnyRouter;
  onTestFinished(guardChunks(router, reload));
  return { reload, router };
};
const fail = (message = GONE) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError(message) }));

describe('a part of the app that cannot be loaded', () => {
  it('RL-connectivity-06 loads the page anew once, at most once per 60 s', () => {
    const { reload } = guarded();
    fail();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(59_000);
    fail(GONE.replace('schedule', 'customers'));
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('RL-connectivity-06 counts across the reload', () => {
    guarded();
    fail();
    const { reload } = guarded();
    fail();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is heard of from the router too, which then does not reload by itself', () => {
    const { reload, router } = guarded();
    router.options.defaultOnCatch?.(new TypeError(GONE), { componentStack: '' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('shows the error page where there is no network, or nothing to remember the reload by', () => {
    const { reload } = guarded();
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail();
    network.mockRestore();
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    fail();
    storage.mockRestore();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    [GONE, true],
    ['error loading dynamically imported module: http://x/a.js', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /assets/a.css', true],
    ['Cannot read properties of undefined', false],
  ])('is told from other failures: %s', (message, expected) => {
    expect(isChunkFailure(new Error(message))).toBe(expected);
  });
});
