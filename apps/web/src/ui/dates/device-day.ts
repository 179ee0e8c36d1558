import { showDate } from '@tailgate/values/date-text';
import { localDateAt } from '@tailgate/values/local-time';

/** `Nov 5, 2026`, in the zone of this device: the day as the reader remembers it. */
export const deviceDay = (instant: string): string =>
  showDate(localDateAt(new Date(instant), new Intl.DateTimeFormat().resolvedOptions().timeZone));
