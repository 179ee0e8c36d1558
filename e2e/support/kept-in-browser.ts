import type { Page } from '@playwright/test';

/** Everything that a page could find again after a reload, as one text. */
export const keptInBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stores = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const names = [...opening.result.objectStoreNames];
              const found: unknown[] = [];
              if (names.length === 0) {
                resolve(found);
                return;
              }
              const reading = opening.result.transaction(names);
              for (const store of names)
                reading.objectStore(store).getAll().onsuccess = ({ target }) =>
                  found.push((target as IDBRequest<unknown>).result);
              reading.oncomplete = () => resolve(found);
            };
          }),
      ),
    );
    return JSON.stringify([localStorage, sessionStorage, document.cookie, stores]);
  });
