/** Recorded like every write, but not shown in a person's activity. */
export interface Unlisted {
  readonly unlisted: string;
}

/** How a write reads in the activity of the person: past tense, without a subject. */
export type Activity = string | Unlisted;

export const unlisted = (because: string): Unlisted => ({ unlisted: because });

export const isListed = (activity: Activity | undefined): activity is string => typeof activity === 'string';

/** What is recorded although nobody called it. */
export const SECURITY_EVENTS = {
  'accounts.endReusedSession': 'Logged out a device for security',
} as const;
export type SecurityEvent = keyof typeof SECURITY_EVENTS;
