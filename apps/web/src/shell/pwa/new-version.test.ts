import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchForNewVersion } from './new-version.ts';
import type { WorkerMessage } from './worker-messages.ts';

// Of real time; the clock of the tests stands still.
const PATIENCE = { timeout: 60_000 };

const shown = vi.spyOn(notifications, 'show').mockImplementation(() => '');

/** A worker with the given files that records its messages. */
const worker = (files: readonly string[]) => {
  const told: string[] = [];
  return Object.assign(new EventTarget(), {
    state: 'installed',
    told,
    postMessage: (message: WorkerMessage, ports: readonly MessagePort[] = []) => {
      told.push(message.say);
      if (message.say === 'do-you-have') ports[0]?.postMessage(files.includes(message.address));
    },
  });
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  shown.mockClear();
  document.head.innerHTML = '<script type="module" src="/assets/shell-1.js"></script>';
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), { controller: {} }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const watch = (waiting: ReturnType<typeof worker> | null, installing: ReturnType<typeof worker> | null = null) => {
  const reload = vi.fn();
  const registration = Object.assign(new EventTarget(), { waiting, installing, update: () => Promise.resolve() });
  watchForNewVersion(registration as unknown as ServiceWorkerRegistration, reload);
  return { registration, reload };
};
const offer = () => vi.waitFor(() => expect(shown).toHaveBeenCalledOnce(), PATIENCE);

describe('a new version', () => {
  it('is offered when ready, and applied only on request', async () => {
    const next = worker(['/assets/shell-2.js']);
    const { registration, reload } = watch(null, next);
    registration.dispatchEvent(new Event('updatefound'));
    next.dispatchEvent(new Event('statechange'));
    await offer();
    expect(next.told).toEqual(['do-you-have']);
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    expect(shown.mock.calls[0]?.[0].autoClose).toBe(false);
  });

  it('is not offered to a page that is already of it', async () => {
    const next = worker(['/assets/shell-1.js']);
    watch(next);
    await vi.waitFor(() => expect(next.told).toEqual(['do-you-have']), PATIENCE);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown).not.toHaveBeenCalled();
  });
});
