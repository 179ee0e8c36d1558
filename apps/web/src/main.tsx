import '#ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isNative } from '#shell/native/platform.ts';
import { createApp } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

if (isNative()) await (await import('#shell/native/prepare-native.ts')).prepareNative();
const { App, router, ready } = createApp();
await ready;
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

if (isNative()) await (await import('#shell/native/start-native.ts')).startNative(router.history);

/** After everything the first page needs: it makes the next visit quick, and possible without network. */
const prepareNextVisit = async () => {
  const { startPwa } = await import('#shell/pwa/start-pwa.ts');
  await startPwa();
};
// The files of a native app are on the device already.
if (import.meta.env.PROD && !isNative()) {
  if (document.readyState === 'complete') void prepareNextVisit();
  else window.addEventListener('load', () => void prepareNextVisit(), { once: true });
}
