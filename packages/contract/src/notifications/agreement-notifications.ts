import { AGREEMENT_GRACE_DAYS } from '../agreements/agreements.facts.ts';
import { notification } from './notification.ts';

const toSigner = {
  category: 'account',
  delivery: 'daytime',
  canSwitchOff: false,
  causedBy: 'system',
  limit: { own: 'once for each version' },
  to: 'account holder',
  variables: { title: 'Business services agreement', days: AGREEMENT_GRACE_DAYS },
  path: '/agreements-updated',
} as const;

const ACCEPT = 'Please read and accept it within {{days}} days. Your booked appointments aren’t affected.';

export const agreementNotifications = {
  agreementToAccept: notification({
    ...toSigner,
    when: 'A required agreement was published',
    email: {
      subject: 'Please accept: {{title}}',
      text: ['There is an agreement between you and {{appName}} to accept: {{title}}.', ACCEPT],
      button: 'Read and accept',
    },
    push: { title: 'Please accept an agreement', body: 'Read and accept {{title}} within {{days}} days.' },
  }),
  agreementChanged: notification({
    ...toSigner,
    when: 'A later version of a required agreement was published',
    email: {
      subject: 'Please accept: {{title}}',
      text: ['There is a new version of an agreement between you and {{appName}}: {{title}}.', ACCEPT],
      button: 'Read and accept',
    },
    push: {
      title: 'Please accept an agreement',
      body: 'There is a new version of {{title}}. Accept it within {{days}} days.',
    },
  }),
};
