import { afterEach, expect, it, vi } from 'vitest';
import { connectivity } from '../connectivity/online.ts';
import { loadToaster } from './load-toaster.ts';

const Toaster = () => 'toasts';

afterEach(() => {
  connectivity.set(true);
  vi.unstubAllGlobals();
});

it('toasts are loaded when the network is back', async () => {
  connectivity.set(false);
  const load = vi.fn(() => Promise.resolve({ Toaster }));
  const loading = loadToaster(load);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  connectivity.set(true);
  expect((await loading).default).toBe(Toaster);
});

it('toasts are loaded without network where a service worker has them', async () => {
  connectivity.set(false);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const { default: Shown } = await loadToaster(() => Promise.resolve({ Toaster }));
  expect(Shown).toBe(Toaster);
});

it('a page without toasts stands', async () => {
  const { default: Shown } = await loadToaster(() => Promise.reject(new TypeError('Unable to preload CSS')));
  expect((Shown as () => unknown)()).toBeNull();
});
