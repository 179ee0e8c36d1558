import type { AnyRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

export const STARTS_AFTER_MS = 200;
export const RUNS_FOR_MS = 5_000;
export const HIDES_AFTER_MS = 500;

/** `unused` until the bar is needed for the first time: only then is it loaded. */
export type BarState = 'unused' | 'hidden' | 'running' | 'finished';

let state: BarState = 'unused';
const listeners = new Set<() => void>();

const become = (next: BarState): void => {
  state = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const current = () => state;

export const useLoadingBar = (): BarState => useSyncExternalStore(subscribe, current);

/** Shows that the way to another page takes a while. The first page has its skeleton instead. */
export const startLoadingBar = (router: Pick<AnyRouter, 'subscribe'>): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (ms: number, next: BarState) => {
    clearTimeout(timer);
    timer = setTimeout(() => become(next), ms);
  };
  const stops = [
    router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      if (fromLocation && state !== 'running') after(STARTS_AFTER_MS, 'running');
    }),
    router.subscribe('onResolved', () => {
      clearTimeout(timer);
      if (state === 'running') become('finished');
      if (state === 'finished') after(HIDES_AFTER_MS, 'hidden');
    }),
  ];
  return () => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
    if (state !== 'unused') become('hidden');
  };
};
