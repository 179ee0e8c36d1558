/** Who made an appointment. */
export const BOOKED_BY = ['customer', 'groomer', 'staff'] as const;
/** What a groomer is warned of, the gravest first. */
export const ALERT_KINDS = [
  'customer',
  'anxious_aggressive',
  'vaccination_expired',
  'vaccination_ends_soon',
  'pet_note',
] as const;
/** Longest work of one visit, in minutes. */
export const MAX_VISIT_MINUTES = 720;
/** From the booking to the start of an appointment. Reads by day rely on it: older bookings are not looked at. */
export const MAX_DAYS_AHEAD = 800;
export const MAX_REASON_NOTE_LENGTH = 1000;
export const MAX_LINE_NOTE_LENGTH = 4000;
export const MAX_TRADE_NOTE_LENGTH = 500;
export const MAX_VISIT_MESSAGE_LENGTH = 500;
/** How late a groomer can say to be, in minutes, and how often for one appointment. */
export const MIN_LATE_MINUTES = 5;
export const MAX_LATE_MINUTES = 120;
export const MAX_LATE_NOTICES = 3;
/** Longer than this drives nobody to the next stop: a device that says so is mistaken about where it is. */
export const MAX_DRIVE_MINUTES = 180;
/** More services than this in one visit is a mistake. */
export const MAX_VISIT_PETS = 10;
export const MAX_PET_SERVICES = 5;

/** A price above this is a typing mistake. */
export const MAX_LINE_PRICE_CENTS = 500_000;
export const MAX_CHARGE_CENTS = 500_000;
export const MAX_CHARGE_TITLE_LENGTH = 80;
export const MAX_CHARGE_DESCRIPTION_LENGTH = 500;
/** How many earlier prices of the same work and tips of the same customer are looked up, and since when. */
export const LAST_PRICES = 5;
export const LAST_TIPS = 1;
export const LAST_PRICES_SINCE = '2020-01-01';
/** Charges and discounts beside the services of one visit. */
export const MAX_CHARGES = 20;

/** Driving is computed for at most this many days at once. */
export const MAX_DRIVING_DAYS = 31;
/** Customers are not moved at shorter notice by a better order of a day. */
export const DAY_ORDER_NOTICE_MINUTES = 120;
/** Less than this is not worth a message to customers. */
export const MIN_SAVED_MINUTES = 5;
/** Appointments of a day that one call moves. */
export const MAX_MOVED_AT_ONCE = 12;
/** Appointments that one call cancels. */
export const MAX_CANCELED_AT_ONCE = 100;

/** A customer is worth an invitation this many months after the last appointment, unless the groomer says otherwise. */
export const DUE_AFTER_MONTHS = 1;
export const MAX_DUE_AFTER_MONTHS = 24;
/** In a straight line; farther customers are not near a day's stops. */
export const NEARBY_MILES = 10;
export const POTENTIAL_CUSTOMERS_PAGE = 12;
/** Free times are computed for at most this many customers of one page. */
export const MAX_CHECKED_CUSTOMERS = 12;
export const MAX_INVITATION_LENGTH = 240;
/** A text to the customer of an appointment. */
export const MAX_CUSTOMER_TEXT_LENGTH = 240;
export const MAX_INVITED_AT_ONCE = 20;
/** The same groomer does not invite a customer again before. */
export const INVITATION_PAUSE_DAYS = 7;

/** Pending requests are shown from this many days back. */
export const PENDING_DAYS_BACK = 7;
/** Jobs that nobody has taken are shown this many days ahead. */
export const UNASSIGNED_DAYS_AHEAD = 30;

/** What a list of reasons is for, and the site's list that holds them. */
export const REASON_LISTS = {
  'reschedule-reason': 'rescheduleReasons',
  'decline-reasons': 'rejectionReasons',
  'customer-block': 'customerBlockReasons',
  'maintenance-cancellation': 'maintenanceCancellationReasons',
} as const;
export type ReasonCategory = keyof typeof REASON_LISTS;
export const REASON_CATEGORIES = Object.keys(REASON_LISTS) as [ReasonCategory, ...ReasonCategory[]];

/** The id of a reason is made of its words: a site edits its lists as plain lines. */
export const reasonIdOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** How far a visit has come when its customer cancels within the fee window: each step has its own fee. */
export const CANCELLATION_STEPS = ['late', 'on_the_way', 'arrived'] as const;
export type CancellationStep = (typeof CANCELLATION_STEPS)[number];
