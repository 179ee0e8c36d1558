const WORKER = '/sw.js';

/** Throws where the browser cannot have one: it is up to the caller to go on without. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration> => {
  if (!('serviceWorker' in navigator)) throw new Error('service worker is not supported');
  return await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
};
