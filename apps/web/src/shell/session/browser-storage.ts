/** Storage that may be full, forbidden or absent: then nothing is remembered, and nothing breaks. */
const careful = (storage: () => Storage) => ({
  read: (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write: (key: string, value: string): void => {
    try {
      storage().setItem(key, value);
    } catch {
      // Remembering is a convenience.
    }
  },
  remove: (key: string): void => {
    try {
      storage().removeItem(key);
    } catch {
      // What could not be kept need not be removed.
    }
  },
});

export const browserStorage = careful(() => localStorage);
/** Gone with the tab; survives a reload. */
export const tabStorage = careful(() => sessionStorage);
