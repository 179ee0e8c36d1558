import { accountNotifications } from './account-notifications.ts';
import { bookingNotifications } from './booking-notifications.ts';
import { customerNotifications } from './customer-notifications.ts';
import { paymentNotifications } from './payment-notifications.ts';

/** Everything the product sends, one row each. `notify` takes its name from here. */
export const NOTIFICATIONS = {
  ...accountNotifications,
  ...bookingNotifications,
  ...customerNotifications,
  ...paymentNotifications,
};

export type NotificationName = keyof typeof NOTIFICATIONS;
export type NotificationNamed<Name extends NotificationName> = (typeof NOTIFICATIONS)[Name];
