/**
 * What staff of a site can be entrusted with. Staff without a duty see nothing of other people. An owner has all
 * duties, gives them to others and reads the audit log.
 */
export const DUTIES = ['people', 'money', 'content', 'owner'] as const;
export type Duty = (typeof DUTIES)[number];
export const isDuty = (value: unknown): value is Duty => (DUTIES as readonly unknown[]).includes(value);

export const holdsDuty = (held: readonly Duty[], duty: Duty): boolean => held.includes('owner') || held.includes(duty);

/** The duty for each part of the console: endpoints demand it, and pages and links are shown by it. */
export const DUTY_FOR = {
  people: 'people',
  applicants: 'people',
  // Visitors leave their name, email and phone.
  leads: 'people',
  // Names owners and drivers.
  vanPapers: 'people',
  orders: 'money',
  taxes: 'money',
  rounds: 'money',
  site: 'content',
  agreements: 'content',
  reviews: 'content',
  team: 'owner',
  auditLog: 'owner',
  // Payouts, messages and files alike.
  failedJobs: 'owner',
} as const satisfies Record<string, Duty>;
