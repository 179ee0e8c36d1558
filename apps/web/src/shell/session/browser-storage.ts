/** localStorage that may be full, forbidden or absent: then nothing is remembered, and nothing breaks. */
export const browserStorage = {
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Remembering is a convenience.
    }
  },
  remove: (key: string): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // What could not be kept need not be removed.
    }
  },
};
