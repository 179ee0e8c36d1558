import { toastOffer } from '../errors/toast.tsx';
import type { WorkerMessage } from './worker-messages.ts';

const LOOK_EVERY_MS = 60 * 60_000;

/** The script this page was started with. */
const ownScript = (): string | undefined => {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  const last = [...scripts].at(-1);
  return last && new URL(last.src).pathname;
};

/** A page comes from the network, so it may be newer than the worker that carried it, and as new as the waiting one. */
const isOfThisPage = (worker: ServiceWorker): Promise<boolean> => {
  const address = ownScript();
  if (!address) return Promise.resolve(false);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage({ say: 'do-you-have', address } satisfies WorkerMessage, [port2]);
  });
};

const offer = async (waiting: ServiceWorker, reload: () => void): Promise<void> => {
  if (await isOfThisPage(waiting)) return;
  toastOffer('A new version is ready', {
    label: 'Reload',
    onPress: () => {
      // Only on request: a reload would lose a half-filled form.
      navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
      waiting.postMessage({ say: 'take-over' } satisfies WorkerMessage);
    },
  });
};

/** Tells when a newer build has been made ready behind the one that is open. */
export const watchForNewVersion = (
  registration: ServiceWorkerRegistration,
  reload: () => void = () => location.reload(),
): void => {
  // The first worker of a browser replaces none.
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  if (registration.waiting && isUpdate()) void offer(registration.waiting, reload);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && isUpdate()) void offer(coming, reload);
    });
  });
  // The page may stay open for days: check for a new version every hour.
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
};
