import { notification } from './notification.ts';

export const agreementNotifications = {
  agreementToAccept: notification({
    category: 'account',
    delivery: 'daytime',
    canSwitchOff: false,
    causedBy: 'system',
    limit: { own: 'once for each version' },
    when: 'A version of a required agreement was published',
    to: 'account holder',
    variables: { title: 'Business services agreement' },
    path: '/agreements-updated',
    email: {
      subject: 'Please accept: {{title}}',
      text: [
        'There is a new version of an agreement between you and {{appName}}: {{title}}.',
        'Please read and accept it. Your booked appointments aren’t affected.',
      ],
      button: 'Read and accept',
    },
    push: { title: 'Please accept an agreement', body: 'There is a new version of {{title}}. Read and accept it.' },
  }),
};
