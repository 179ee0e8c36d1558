import { cents } from '@tailgate/values/money';

/** Flat rate: days, weeks and miles. Percentage: a share of the driver's sales. */
export const VAN_CHARGE_METHODS = ['percentage', 'flat_rate'] as const;
export type VanChargeMethod = (typeof VAN_CHARGE_METHODS)[number];

/** Versions of what a van costs. */
export const VAN_TERMS_KINDS = ['charge', 'plan', 'mileage'] as const;
export type VanTermsKind = (typeof VAN_TERMS_KINDS)[number];

/** What the flat plan includes each month, and what a mile beyond it costs by default. */
export const DEFAULT_MILES_LIMIT_PER_MONTH = 2_000;
export const DEFAULT_PRICE_PER_MILE_CENTS = cents(100);

export const MAX_DAY_RATE_CENTS = cents(200_000);
export const MAX_WEEK_RATE_CENTS = cents(1_000_000);
export const MAX_WEEKLY_REVENUE_CENTS = cents(5_000_000);
export const MAX_MILE_FEE_CENTS = cents(1_000);
export const MAX_MILES_PER_MONTH = 20_000;
export const MAX_WEEKLY_MILES = 5_000;
export const MAX_INTRODUCTORY_DAYS = 90;
export const MAX_INTRODUCTORY_WEEKS = 26;
/** A share above it would leave the driver with nothing to live on. */
export const MAX_SPLIT_PERCENT = 60;
export const MAX_MILEAGE_OPTIONS = 6;
export const MAX_RENTAL_RADIUS = 500;

/** How long a groomer has to answer an owner. */
export const DRIVER_INVITATION_DAYS = 14;
export const MAX_POLICY_TITLE_LENGTH = 120;
export const MAX_POLICY_DESCRIPTION_LENGTH = 300;
/** About eight pages. */
export const MAX_POLICY_LENGTH = 20_000;
export const POLICY_OUTDATED = 'This policy was updated. Please read the new version.';
export const POLICY_SAVED_MEANWHILE =
  'A newer version was saved meanwhile. Copy your text, then reload the page to see it.';
export const DRIVER_ANSWERED_MEANWHILE = 'This groomer answered meanwhile. Please look again.';
export const POLICIES_UNREAD = 'Read and accept every policy of this fleet first.';

/** A driver until further notice, one for each weekday, or one for each named day. */
export const ASSIGNATION_TYPES = ['full_time', 'weekly', 'calendar'] as const;
export type AssignationType = (typeof ASSIGNATION_TYPES)[number];
/** In one call: more than a year of single days is a mistake. */
export const MAX_ASSIGNED_DAYS = 400;
/** A weekly plan without a last day is planned this far; the owner plans on from there. */
export const WEEKLY_PLAN_DAYS = 182;
export const MAX_VISIT_CHOICES = 500;
export const MAX_PRICE_ADJUSTMENT_CENTS = cents(200_000);
export const MIN_PRICE_ADJUSTMENT_CENTS = cents(-200_000);

/** Why an owner keeps a van out of use. */
export const VAN_BLOCK_REASONS = ['own_use', 'service', 'cleaning', 'inspection', 'other'] as const;
export type VanBlockReason = (typeof VAN_BLOCK_REASONS)[number];
export const VAN_BLOCK_REASON_WORDS: Readonly<Record<VanBlockReason, string>> = {
  own_use: 'Own use',
  service: 'Service',
  cleaning: 'Cleaning',
  inspection: 'Inspection',
  other: 'Other',
};
export const MAX_BLOCK_NOTE_LENGTH = 500;
/** A van that stands longer is paused or retired. */
export const MAX_BLOCK_DAYS = 366;
export const MAX_BLOCK_DAYS_AHEAD = 730;

/** The schedule of a fleet is asked for as far as a screen shows it: six weeks. */
export const MAX_SCHEDULED_DAYS = 42;
export const DEFAULT_SCHEDULED_VANS = 25;
export const MAX_SCHEDULED_VANS = 200;
/** What a van is used for beside appointments and holds. */
export const VAN_BLOCK_KINDS = ['block', 'maintenance', 'rental', 'trial'] as const;
export type VanBlockKind = (typeof VAN_BLOCK_KINDS)[number];
export const VAN_BLOCK_WORDS: Readonly<Record<VanBlockKind, string>> = {
  block: 'Blocked by you',
  maintenance: 'In service',
  rental: 'Rented out',
  trial: 'On trial',
};
/** What is with the vans of a fleet right now. */
export const SCHEDULE_FILTERS = ['all', 'with_driver', 'idle', 'in_service', 'paused'] as const;
export type ScheduleFilter = (typeof SCHEDULE_FILTERS)[number];

/** Of drivers whom an owner can remove: an invitation is withdrawn, a driver detached. */
export const REMOVED_STATUSES = ['invited', 'attached'] as const;
export type RemovedStatus = (typeof REMOVED_STATUSES)[number];
