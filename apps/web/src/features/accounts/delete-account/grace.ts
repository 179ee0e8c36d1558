/** How long one may change one's mind; the server counts, this only says it. */
export const GRACE_DAYS = 14;

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** `Sunday, November 29, 2026`. */
export const deletionDay = (scheduledFor: string): string => DAY.format(new Date(scheduledFor));
