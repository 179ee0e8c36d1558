import { notification } from './notification.ts';

const ABOUT = {
  category: 'bookings',
  delivery: 'daytime',
  canSwitchOff: true,
  limit: { own: 'once for each appointment' },
} as const;

export const reviewNotifications = {
  reviewRequested: notification({
    ...ABOUT,
    when: 'An appointment was completed',
    causedBy: 'system',
    to: 'customer',
    variables: { groomer: 'Maya Torres', pets: 'Biscuit', id: '0197-6b2f' },
    path: '/customer/reviews/{{id}}',
    sms: '{{appName}}: how was it with {{groomer}} and {{pets}}? Leave a review: {{link}}',
    email: {
      subject: 'How was it with {{groomer}}?',
      text: [
        '{{groomer}} has groomed {{pets}}. A few words and stars help other pet owners to choose, and {{groomer}} to get better.',
      ],
      button: 'Leave a review',
    },
  }),
  reviewReceived: notification({
    ...ABOUT,
    when: 'A customer reviewed an appointment',
    causedBy: 'person',
    to: 'groomer',
    variables: { customer: 'Ava B.', rating: 5 },
    path: '/groomer/account/reviews',
    push: { title: 'New review: {{rating}} of 5 stars', body: '{{customer}} reviewed your work. You can reply.' },
    email: {
      subject: 'New review from {{customer}}',
      text: ['{{customer}} gave you {{rating}} of 5 stars. You can read it and reply.'],
      button: 'Read review',
    },
  }),
};
