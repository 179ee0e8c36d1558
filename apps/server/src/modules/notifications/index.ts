export type { ProvedEmail, Recipient } from './deliveries.ts';
export { dropNotices, lastTold, type About } from './notices.queries.ts';
export { notify } from './notify.ts';
export { forgetAllDevicesOf, forgetDevices, saveDevice } from './push.queries.ts';
export { endOfQuietHours } from './quiet-hours.rules.ts';
