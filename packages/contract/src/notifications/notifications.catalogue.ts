import { accountNotifications } from './account-notifications.ts';

/** Everything the product sends, one row each. `notify` takes its name from here. */
export const NOTIFICATIONS = { ...accountNotifications };

export type NotificationName = keyof typeof NOTIFICATIONS;
export type NotificationNamed<Name extends NotificationName> = (typeof NOTIFICATIONS)[Name];
