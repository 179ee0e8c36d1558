/**
 * How many notifications one person may cause another to get, on all channels together. A day of work with a customer
 * takes a handful: booked, moved, on the way, finished.
 */
export const NOTICE_CAPS = { perHour: 10, perDay: 30 } as const;

/** Several changes of one appointment within so many minutes become one message about the newest. */
export const NOTICE_PAUSE_MINUTES = 10;

/** How many strangers a groomer may invite a day. The invitations of a longer list are texted on the days after. */
export const INVITATIONS_PER_DAY = 40;
