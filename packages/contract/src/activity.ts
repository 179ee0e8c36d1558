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
/** What others do to the data of a person, for the activity of that person; whoever did it has the call in theirs. */
export const DONE_BY_OTHERS = {
  'customers.receiveProposal': 'Received a change proposed by a groomer',
  'customers.loseProposal': 'Change proposed by a groomer withdrawn',
  'customers.receiveAddress': 'Address added by a groomer',
  'customers.receivePet': 'Pet added by a groomer',
  'customers.receiveVaccination': 'Vaccination added by a groomer',
} as const;
export type DoneByOthers = keyof typeof DONE_BY_OTHERS;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;
