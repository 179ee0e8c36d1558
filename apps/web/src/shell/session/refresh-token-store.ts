/** Where a native app keeps the one secret that outlives it. */
export interface RefreshTokenStore {
  read(): Promise<string | null>;
  write(token: string): Promise<void>;
  clear(): Promise<void>;
}

interface SecureStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

const KEY = 'tailgate.refresh-token';

const deviceStorage = async (): Promise<SecureStorage> =>
  (await import('@aparajita/capacitor-secure-storage')).SecureStorage;

/** The keychain of iOS, or a file sealed by Android's key store. */
export const secureTokenStore = (load: () => Promise<SecureStorage> = deviceStorage): RefreshTokenStore => ({
  read: async () => (await load()).getItem(KEY),
  write: async (token) => (await load()).setItem(KEY, token),
  clear: async () => (await load()).removeItem(KEY),
});

/** Without 'keep me logged in' the token stays in memory only, and a stored one is removed. */
export const rememberingTokenStore = (lasting: RefreshTokenStore) => {
  let passing: string | null = null;
  return {
    read: async () => passing ?? (await lasting.read()),
    write: async (token: string, remembered: boolean) => {
      passing = remembered ? null : token;
      if (remembered) await lasting.write(token);
      else await lasting.clear();
    },
    clear: async () => {
      passing = null;
      await lasting.clear();
    },
  };
};
