import type { Delivery } from '@tailgate/contract/notifications';
import { addDays, instantOf, localDateAt, localMinutesAt } from '@tailgate/values';

/** Local time of the recipient. US rules on calls and texts allow 8 a.m. to 9 p.m. */
const QUIET_FROM = 21 * 60;
const QUIET_UNTIL = 8 * 60;

/** The end of the quiet hours that `now` falls into, or undefined if the notification may be sent now. */
export const endOfQuietHours = (delivery: Delivery, now: Date, timeZone: string): Date | undefined => {
  if (delivery !== 'daytime') return undefined;
  const minutes = localMinutesAt(now, timeZone);
  if (minutes >= QUIET_UNTIL && minutes < QUIET_FROM) return undefined;
  const today = localDateAt(now, timeZone);
  return instantOf(minutes < QUIET_UNTIL ? today : addDays(today, 1), QUIET_UNTIL, timeZone);
};
