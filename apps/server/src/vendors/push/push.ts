/** A notification on a device. A tap opens `path`, which is always within our app. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A later message of the same subject replaces an unread earlier one. */
  readonly subject: string;
}

export interface WebPushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** `gone`: the vendor no longer has this device, so delete it. Temporary failures are thrown. */
export type Delivery = 'sent' | 'gone';

export type SendToDevice = (token: string, message: PushMessage) => Promise<Delivery>;
export type SendToBrowser = (subscription: WebPushSubscription, message: PushMessage) => Promise<Delivery>;

/** Undelivered notifications expire after a day. */
export const KEPT_SECONDS = 24 * 60 * 60;
export const TIMEOUT_MS = 10_000;
