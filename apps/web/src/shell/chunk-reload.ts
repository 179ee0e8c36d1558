import type { AnyRouter } from '@tanstack/react-router';
import { currentTimeMs } from '#ui/dates/clock.ts';

const KEY = 'tailgate.chunk-reload';
const ONCE_PER_MS = 60_000;

/** How the browsers say that a part of the app could not be loaded. */
const CHUNK_FAILED =
  /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload css/i;

export const isChunkFailure = (error: unknown): error is Error =>
  error instanceof Error && CHUNK_FAILED.test(error.message);

/** Whether the page may be loaded anew now; remembers that it was. Where nothing can be remembered, it may not. */
export const mayReload = (nowMs: number): boolean => {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (nowMs - last < ONCE_PER_MS) return false;
    sessionStorage.setItem(KEY, String(nowMs));
    return true;
  } catch {
    return false;
  }
};

/**
 * A part that is not there any more belongs to a build that was replaced: the whole page is loaded anew, once. If that
 * does not help, the error page says so. Without any network the part is merely out of reach, and so is the page.
 */
export const guardChunks = (router: AnyRouter, reload: () => void = () => location.reload()): (() => void) => {
  const hear = (error: unknown) => {
    if (!isChunkFailure(error)) return;
    if (navigator.onLine && mayReload(currentTimeMs())) reload();
  };
  const onPreloadError = (event: VitePreloadErrorEvent) => hear(event.payload);
  window.addEventListener('vite:preloadError', onPreloadError);
  const before = router.options.defaultOnCatch;
  router.options.defaultOnCatch = (error, info) => {
    hear(error);
    before?.(error, info);
  };
  return () => {
    window.removeEventListener('vite:preloadError', onPreloadError);
    if (before) router.options.defaultOnCatch = before;
    else delete router.options.defaultOnCatch;
  };
};
