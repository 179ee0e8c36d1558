import { notifications } from '@mantine/notifications';
import { clockOffsetMs } from '@tailgate/kit/instant';
import { shiftDate } from '@tailgate/kit/shift-date';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { server } from './server.ts';

// Every test takes place at the run's instant, whatever the machine's clock says.
shiftDate(clockOffsetMs());

// What Mantine asks of a browser and jsdom does not have.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// Whole screens on a busy machine: what is waited for may take its time.
configure({ asyncUtilTimeout: 60_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  // Toasts are rendered outside of the app: one test's toasts would delay those of the next.
  notifications.clean();
  notifications.cleanQueue();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
