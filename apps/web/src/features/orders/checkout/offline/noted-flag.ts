import { browserStorage } from '#shell/session/browser-storage.ts';

const KEY = 'tailgate.noted-visits';

/** Whether visits may wait on this device: known without opening the database, which most visits of the app never need. */
export const notedFlag = {
  isSet: (): boolean => browserStorage.read(KEY) !== null,
  set: (isSet: boolean): void => (isSet ? browserStorage.write(KEY, '1') : browserStorage.remove(KEY)),
};
