import { notification } from './notification.ts';

/** Money that leaves again. */
export const paymentNotifications = {
  refundSent: notification({
    when: 'A payment was given back to a customer',
    to: 'customer',
    category: 'bookings',
    delivery: 'anytime',
    canSwitchOff: false,
    variables: { amount: '$14.61', groomer: 'Maya Torres', where: 'your card. It can take 5 to 10 days to show there' },
    sms: '{{appName}}: {{amount}} for your appointment with {{groomer}} was refunded to {{where}}.',
    email: {
      subject: 'You were refunded {{amount}}',
      text: ['{{amount}} for your appointment with {{groomer}} was refunded to {{where}}.'],
    },
  }),
};
