import type { PushEvents, PushScope } from '../../sw-push.ts';
import type { ShellFile } from './shell-cache.ts';

/** What we use of a service worker: its types and those of a page cannot be in one program. */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly message: LastingEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] };
  readonly push: PushEvents['push'];
  readonly notificationclick: PushEvents['notificationclick'];
  readonly fetch: {
    readonly request: Request;
    readonly preloadResponse: Promise<Response | undefined>;
    respondWith(answer: Promise<Response>): void;
  };
}

export interface WorkerScope {
  /** Filled in by the build. */
  readonly __SHELL_FILES: readonly ShellFile[];
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: PushScope['clients'] & { claim(): Promise<void> };
  readonly registration: PushScope['registration'] & { readonly navigationPreload?: { enable(): Promise<void> } };
  fetch(request: Request | string, options?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}
