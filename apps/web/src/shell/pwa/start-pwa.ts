import { idle } from '../page-has-loaded.ts';
import { mayPreloadHere } from '../preload-links.ts';
import { watchForNewVersion } from './new-version.ts';
import { registerWorker } from './register-worker.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** Makes the app open without network the next time. Where that is not possible, it goes on as a page. */
export const startPwa = async (): Promise<void> => {
  try {
    watchForNewVersion(await registerWorker());
    const { active } = await navigator.serviceWorker.ready;
    await idle();
    if (mayPreloadHere()) active?.postMessage({ say: 'fill' } satisfies WorkerMessage);
  } catch {
    // Not supported, forbidden, or not reachable just now.
  }
};
