import { browserStorage } from './browser-storage.ts';

const KEY = 'tailgate.device';

/** Names this browser to the account's owner; it proves nothing. */
export const deviceId = (): string => {
  const kept = browserStorage.read(KEY);
  if (kept) return kept;
  const made = crypto.randomUUID();
  browserStorage.write(KEY, made);
  return made;
};
