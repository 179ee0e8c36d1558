import type { ReadinessTask } from '@tailgate/contract/facts';
import type { Readiness } from './sign-up-query.ts';

export const readinessInWords = ({ done, total }: Readiness): string => `${done} of ${total} done`;

/** What is done once a task is, for whoever looks at the account of another person. */
export const NAME_OF_TASK: Readonly<Record<ReadinessTask, string>> = {
  'emergency-contact': 'Emergency contact',
  services: 'Services',
  prices: 'Prices',
  hours: 'Weekly hours',
  zones: 'Work zones',
  application: 'Sent application',
  email: 'Confirmed email',
  license: 'Driver’s license',
  payouts: 'Payout account',
  preferences: 'Preferences',
  photo: 'Photo',
  'business-name': 'Business name',
  address: 'Address',
  'page-address': 'Page address',
};
