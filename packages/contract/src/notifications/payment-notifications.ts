import { notification } from './notification.ts';

const toProvider = {
  to: 'account holder',
  category: 'account',
  delivery: 'daytime',
  canSwitchOff: false,
  causedBy: 'system',
  limit: { own: 'once for each payout' },
  variables: { amount: '$1,146.20', bank: '6789' },
} as const;

/** Each role has the payout account at another address. */
const payoutsWait = {
  to: 'account holder',
  category: 'account',
  delivery: 'daytime',
  canSwitchOff: false,
  causedBy: 'system',
  limit: { own: 'once for each thing that is asked for' },
  sms: '{{appName}}: {{needed}} Your payouts wait until then: {{link}}',
  email: {
    subject: 'Your payouts need your attention',
    text: ['{{needed}}', 'Your payouts wait until then. It takes about a minute.'],
    button: 'Open payout account',
  },
  push: { title: 'Your payouts need your attention', body: '{{needed}}' },
} as const;

/** Money that is owed, and money that leaves again. */
export const paymentNotifications = {
  paymentLink: notification({
    when: 'A groomer asks a customer to pay what is owed for a visit',
    causedBy: 'person',
    limit: 'refused',
    to: 'customer',
    category: 'bookings',
    delivery: 'anytime',
    canSwitchOff: false,
    expires: true,
    variables: {
      business: 'Rosie Mobile Grooming',
      amount: '$132.40',
      what: 'for the visit on Jun 2',
      token: 'Vb3kq0m4dD1x9JrKpQ2sZt7wYc5uEa8f',
    },
    path: '/pay/{{token}}',
    sms: '{{appName}}: {{business}} asks you to pay {{amount}} {{what}}. Pay by card here: {{link}}',
    email: {
      subject: 'Please pay {{amount}} to {{business}}',
      text: ['{{business}} asks you to pay {{amount}} {{what}}.', 'You can pay by card, without logging in.'],
      button: 'Pay {{amount}}',
    },
  }),
  totalToConfirm: notification({
    when: 'A groomer asks a customer to confirm a total above what they agreed to',
    causedBy: 'person',
    limit: 'refused',
    to: 'customer',
    category: 'bookings',
    delivery: 'anytime',
    canSwitchOff: false,
    expires: true,
    variables: {
      business: 'Rosie Mobile Grooming',
      amount: '$412.00',
      day: 'Jun 2',
      token: 'Vb3kq0m4dD1x9JrKpQ2sZt7wYc5uEa8f',
    },
    path: '/confirm/{{token}}',
    sms: '{{appName}}: {{business}} asks you to confirm {{amount}} for the visit on {{day}}. See what it is for: {{link}}',
    email: {
      subject: 'Please confirm {{amount}} for {{business}}',
      text: [
        'The visit on {{day}} comes to {{amount}}, which is more than the estimate. {{business}} asks you to confirm it.',
        'Your card is charged only after you confirm. See what it is for, without logging in.',
      ],
      button: 'See and confirm',
    },
    push: { title: 'Confirm {{amount}}', body: '{{business}} asks you to confirm the total of the visit on {{day}}.' },
  }),
  totalAnswered: notification({
    when: 'A customer confirmed or declined a total',
    causedBy: 'person',
    limit: 'latest',
    to: 'groomer',
    category: 'bookings',
    delivery: 'anytime',
    canSwitchOff: true,
    variables: {
      customer: 'Dana Wells',
      amount: '$412.00',
      answer: 'confirmed',
      id: '01976b2f-8c1e-7d40-9a55-2f6b7c8d9e01',
    },
    path: '/groomer/appointments/{{id}}',
    push: { title: '{{customer}} {{answer}} {{amount}}', body: 'Open the appointment to go on.' },
  }),
  tipReceived: notification({
    when: 'A customer added a tip after the visit',
    causedBy: 'person',
    limit: { own: 'once for each appointment' },
    to: 'groomer',
    category: 'bookings',
    delivery: 'daytime',
    canSwitchOff: true,
    variables: { amount: '$15.00', customer: 'Ava B.', id: '0197-6b2f' },
    path: '/groomer/appointments/{{id}}',
    push: { title: '{{customer}} tipped you {{amount}}', body: 'It comes with your next payout.' },
    email: {
      subject: '{{customer}} tipped you {{amount}}',
      text: ['{{customer}} added a tip of {{amount}} after the appointment. All of it comes with your next payout.'],
      button: 'View appointment',
    },
  }),
  payoutSent: notification({
    ...toProvider,
    when: 'A payout was sent to the bank of a provider',
    sms: '{{appName}}: your payout of {{amount}} is on its way to your bank account ending in {{bank}}.',
    email: {
      subject: 'Your payout of {{amount}} is on its way',
      text: ['We sent {{amount}} to your bank account ending in {{bank}}. Banks show it within a few days.'],
    },
  }),
  payoutBankChanged: notification({
    when: 'The bank account for payouts was added or changed',
    causedBy: 'recipient',
    limit: { own: 'the limits of the call' },
    to: 'account holder',
    category: 'security',
    delivery: 'anytime',
    canSwitchOff: false,
    variables: { bank: '6789' },
    path: '/reset-password',
    sms: "{{appName}}: your payouts now go to the bank account ending in {{bank}}. If this wasn't you, reset your password now and contact our support team.",
    email: {
      subject: 'The bank account for your payouts was changed',
      text: [
        'Your payouts now go to the bank account ending in {{bank}}. We send nothing there until you enter the two small deposits.',
        "If this wasn't you, reset your password now and contact our support team.",
      ],
      button: 'Reset password',
    },
    push: {
      title: 'The bank account for your payouts was changed',
      body: "Payouts now go to the account ending in {{bank}}. If this wasn't you, reset your password now.",
    },
  }),
  payoutAccountNeedsAction: notification({
    ...payoutsWait,
    when: 'The payment processor needs something before it sends payouts to a groomer or fleet owner',
    variables: { needed: 'We need a photo of your ID.', area: 'groomer' },
    path: '/{{area}}/account/merchant-processing',
  }),
  workshopPayoutAccountNeedsAction: notification({
    ...payoutsWait,
    when: 'The payment processor needs something before it sends payouts to a mechanic or renter',
    variables: { needed: 'We need a photo of your ID.', area: 'mechanic' },
    path: '/{{area}}/merchant-processing',
  }),
  payoutFailed: notification({
    ...toProvider,
    when: 'A payout could not be sent, or the bank sent it back',
    sms: '{{appName}}: your payout of {{amount}} to your bank account ending in {{bank}} did not arrive. It is back in your balance. Please check your bank account.',
    email: {
      subject: 'Your payout of {{amount}} did not arrive',
      text: [
        'Your bank did not take {{amount}} for your account ending in {{bank}}. The money is back in your balance and goes out with your next payout.',
        'Please check the bank account in your payout settings.',
      ],
    },
  }),
};
