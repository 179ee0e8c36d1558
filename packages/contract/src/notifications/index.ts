export { NOTICE_CAPS, NOTICE_PAUSE_MINUTES } from './notice-caps.facts.ts';
export { emailHtml, emailText, type EmailLook } from './email-layout.ts';
export {
  notification,
  type Audience,
  type Delivery,
  type EmailFigure,
  type NotificationCategory,
  type NotificationRow,
  type VariablesOf,
} from './notification.ts';
export { NOTIFICATIONS, type NotificationName, type NotificationNamed } from './notifications.catalogue.ts';
export { renderNotification, type EmailContent, type RenderedNotification } from './render-notification.ts';
