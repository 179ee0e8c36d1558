import { accountNotifications } from './account-notifications.ts';
import { agreementNotifications } from './agreement-notifications.ts';
import { bookingNotifications } from './booking-notifications.ts';
import { complianceNotifications } from './compliance-notifications.ts';
import { customerNotifications } from './customer-notifications.ts';
import { fleetNotifications } from './fleet-notifications.ts';
import { groomerBookingNotifications } from './groomer-booking-notifications.ts';
import { onboardingNotifications } from './onboarding-notifications.ts';
import { paymentNotifications } from './payment-notifications.ts';
import { receiptNotifications } from './receipt-notifications.ts';
import { reviewNotifications } from './review-notifications.ts';
import { visitNotifications } from './visit-notifications.ts';

/** Everything the product sends, one row each. `notify` takes its name from here. */
export const NOTIFICATIONS = {
  ...accountNotifications,
  ...agreementNotifications,
  ...onboardingNotifications,
  ...bookingNotifications,
  ...groomerBookingNotifications,
  ...visitNotifications,
  ...customerNotifications,
  ...paymentNotifications,
  ...receiptNotifications,
  ...reviewNotifications,
  ...fleetNotifications,
  ...complianceNotifications,
};

export type NotificationName = keyof typeof NOTIFICATIONS;
export type NotificationNamed<Name extends NotificationName> = (typeof NOTIFICATIONS)[Name];
