import { browserStorage } from './browser-storage.ts';

const KEY = 'tailgate.device';

/** Names this browser to the account's owner, and to rate limits as one on which they signed in before. */
export const deviceId = (): string => {
  const kept = browserStorage.read(KEY);
  if (kept) return kept;
  const made = crypto.randomUUID();
  browserStorage.write(KEY, made);
  return made;
};
