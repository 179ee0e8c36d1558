import { ApiError } from '#shell/api/api-error.ts';
import type { PushState } from '#shell/push/push-place.ts';

/** What the card says of each state, and what one can do about it. */
export const PUSH_WORDS: Readonly<Record<PushState, { readonly title: string; readonly explanation: string }>> = {
  on: {
    title: 'On',
    explanation: 'New bookings, changes and messages show up on this device, even when the app is closed.',
  },
  off: {
    title: 'Off',
    explanation: 'Turn them on to hear about new bookings, changes and messages right away.',
  },
  blocked: {
    title: 'Blocked',
    explanation: 'Notifications are blocked. Allow them in your browser or phone settings, then reload.',
  },
  unsupported: {
    title: 'Not available here',
    explanation: 'This browser cannot show notifications. On an iPhone, add this app to your home screen first.',
  },
};

/** The browser's own push service may be switched off or out of reach: then it is no use to blame our server. */
export const pushFailure = (error: unknown): string =>
  error instanceof ApiError
    ? error.message
    : 'This browser could not reach its notification service. Please try again in a moment.';
