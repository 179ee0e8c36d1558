import { createStore, get, update } from 'idb-keyval';

const store = () => createStore('tailgate-noted', 'visits');

/** The browser's database of completed visits; opened when it is first needed. */
export const notedStore = {
  get: <Value>(key: string): Promise<Value | undefined> => get<Value>(key, store()),
  update: <Value>(key: string, change: (old: Value | undefined) => Value): Promise<void> =>
    update<Value>(key, change, store()),
};
