import { shellCache } from './shell/pwa/shell-cache.ts';
import { isWorkerMessage } from './shell/pwa/worker-messages.ts';
import type { WorkerScope } from './shell/pwa/worker-scope.ts';
import { listenForPush } from './sw-push.ts';

declare const self: WorkerScope;

const shell = shellCache({
  caches: self.caches,
  fetch: (request, options) => self.fetch(request, options),
  files: self.__SHELL_FILES,
});

/** Addresses that are not the app's. */
const NOT_OURS = /^\/(v1|v2|docs|health|metrics)(\/|$)/;

self.addEventListener('install', (event) => event.waitUntil(shell.install()));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([shell.sweep(), self.registration.navigationPreload?.enable()]).then(() => self.clients.claim()),
  ),
);

self.addEventListener('message', (event) => {
  const { data } = event;
  if (!isWorkerMessage(data)) return;
  if (data.say === 'fill') event.waitUntil(shell.fill());
  if (data.say === 'take-over') event.waitUntil(self.skipWaiting());
  if (data.say === 'do-you-have') event.ports[0]?.postMessage(shell.has(data.address));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || NOT_OURS.test(url.pathname)) return;
  if (request.mode === 'navigate')
    event.respondWith(shell.page(event.preloadResponse.then((response) => response ?? self.fetch(request))));
  else if (shell.isAsset(url)) event.respondWith(shell.asset(request));
});

listenForPush(self);
