import '#ui/styles.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { breathe } from '#shell/breathe.ts';
import { isNative } from '#shell/native/platform.ts';
import { pageHasLoaded } from '#shell/page-has-loaded.ts';
import { createApp } from './app.tsx';

/** A function, not the module itself: pages import what lies in this file, and would wait for it to end. */
const start = async (root: HTMLElement): Promise<void> => {
  await breathe();
  if (isNative()) await (await import('#shell/native/prepare-native.ts')).prepareNative();
  const { App, router, ready } = createApp();
  await ready;
  await breathe();
  // What the server has drawn stays until the real page can take its place at once.
  if (root.hasChildNodes()) await router.load().then(breathe);
  // Not urgent, says this, and lets the browser breathe between two pieces of a large page.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  if (isNative()) await (await import('#shell/native/start-native.ts')).startNative(router.history);
};

/** After everything the first page needs: it makes the next visit quick, and possible without network. */
const prepareNextVisit = async (): Promise<void> => {
  await pageHasLoaded();
  const { startPwa } = await import('#shell/pwa/start-pwa.ts');
  await startPwa();
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
void start(root);
// The files of a native app are on the device already.
if (import.meta.env.PROD && !isNative()) void prepareNextVisit();
