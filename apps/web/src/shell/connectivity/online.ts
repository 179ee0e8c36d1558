import { useSyncExternalStore } from 'react';

let online = true;
const listeners = new Set<(isOnline: boolean) => void>();
const doubters = new Set<() => void>();

const heardBy = <T>(set: Set<T>, listener: T) => {
  set.add(listener);
  return () => void set.delete(listener);
};

/** Whether the server can be reached, as far as we know. Until something says otherwise it can. */
export const connectivity = {
  isOnline: () => online,
  set: (isOnline: boolean): void => {
    if (online === isOnline) return;
    online = isOnline;
    for (const listener of listeners) listener(isOnline);
  },
  subscribe: (listener: (isOnline: boolean) => void) => heardBy(listeners, listener),
  /** A call contradicted the known state: the watcher checks at once. */
  doubt: (): void => doubters.forEach((look) => look()),
  onDoubt: (look: () => void) => heardBy(doubters, look),
};

export const useOnline = (): boolean => useSyncExternalStore(connectivity.subscribe, connectivity.isOnline);
