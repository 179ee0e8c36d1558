/** What a device shows. `path` is where a tap leads: a path of our own, never another address. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A later message of the same subject takes the place of an earlier one that nobody looked at. */
  readonly subject: string;
}

export interface WebPushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** `gone`: the vendor knows this device no more, and it should be forgotten. Anything that may pass is thrown. */
export type Delivery = 'sent' | 'gone';

export type SendToDevice = (token: string, message: PushMessage) => Promise<Delivery>;
export type SendToBrowser = (subscription: WebPushSubscription, message: PushMessage) => Promise<Delivery>;

/** Whom nobody reached within a day need not hear of it in the middle of another. */
export const KEPT_SECONDS = 24 * 60 * 60;
export const PATIENCE_MS = 10_000;
