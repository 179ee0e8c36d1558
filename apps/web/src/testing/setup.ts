import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { server } from './server.ts';

// What Mantine asks of a browser and jsdom does not have.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
