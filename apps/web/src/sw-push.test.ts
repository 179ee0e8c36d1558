import { describe, expect, it, vi } from 'vitest';
import { isOpenMessage, listenForPush } from './sw-push.ts';

const worker = (pages: readonly unknown[] = []) => {
  const listeners = new Map<string, (event: never) => void>();
  const showNotification = vi.fn(() => Promise.resolve());
  const openWindow = vi.fn(() => Promise.resolve());
  listenForPush({
    clients: { matchAll: () => Promise.resolve(pages as never), openWindow },
    registration: { showNotification },
    addEventListener: (name: string, listener: (event: never) => void) => listeners.set(name, listener),
  });
  const happens = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  };
  return { showNotification, openWindow, happens };
};
const page = () => ({ focus: vi.fn(() => Promise.resolve()), postMessage: vi.fn() });

describe('a push', () => {
  it('is shown with its words, and knows where it leads', async () => {
    const { showNotification, happens } = worker();
    const content = { title: 'New booking', body: 'Biscuit, 9:00', path: '/groomer/appointments', tag: 'booking' };
    await happens('push', { data: { json: () => content } });
    expect(showNotification).toHaveBeenCalledWith('New booking', {
      body: 'Biscuit, 9:00',
      tag: 'booking',
      icon: '/icons/icon-192.png',
      data: { path: '/groomer/appointments' },
    });
  });

  it.each([
    ['nothing', null],
    ['no JSON', { json: () => JSON.parse('{') as unknown }],
    ['no object', { json: () => 'x' }],
    ['another address', { json: () => ({ path: 'https://elsewhere.example', title: 7 }) }],
    ['another host', { json: () => ({ path: '//elsewhere.example' }) }],
  ])('that says %s is shown all the same, and leads home', async (_what, data) => {
    const { showNotification, happens } = worker();
    await happens('push', { data });
    expect(showNotification).toHaveBeenCalledWith(
      'New notification',
      expect.objectContaining({ data: { path: '/' } }) as object,
    );
  });
});

describe('a tap on it', () => {
  const notification = () => ({ data: { path: '/groomer' }, close: vi.fn() });

  it('opens the app where it leads', async () => {
    const { openWindow, happens } = worker();
    const tapped = notification();
    await happens('notificationclick', { notification: tapped });
    expect(tapped.close).toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith('/groomer');
  });

  it('goes on in the page that is open, without a reload', async () => {
    const open = page();
    const { openWindow, happens } = worker([open, page()]);
    await happens('notificationclick', { notification: notification() });
    expect(open.focus).toHaveBeenCalled();
    expect(open.postMessage).toHaveBeenCalledWith({ say: 'open', path: '/groomer' });
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('is told apart from other messages', () => {
    expect(isOpenMessage({ say: 'open', path: '/' })).toBe(true);
    for (const other of [null, 'open', { say: 'fill' }, { say: 'open' }]) expect(isOpenMessage(other)).toBe(false);
  });
});
