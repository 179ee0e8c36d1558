import { isNative } from '../native/platform.ts';

/** Whether notifications reach the person on this device. */
export type PushState = 'on' | 'off' | 'blocked' | 'unsupported';

/** A device on which notifications can be turned on: a browser, or the installed app. */
export interface PushPlace {
  state(): Promise<PushState>;
  turnOn(): Promise<PushState>;
  /** Absent where only the device's own settings can do it. */
  readonly turnOff?: () => Promise<PushState>;
}

export const pushPlace = async (): Promise<PushPlace> =>
  isNative() ? (await import('./native-push.ts')).nativePush : (await import('./browser-push.ts')).browserPush;
