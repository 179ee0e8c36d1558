import { notification } from './notification.ts';
import { toCustomer, VISIT } from './to-customer.ts';

const { groomer: _, ...ofVisit } = VISIT;

const ofMoney = {
  category: 'bookings',
  delivery: 'anytime',
  canSwitchOff: false,
  causedBy: 'person',
} as const;

const refundToGroomer = {
  ...ofMoney,
  to: 'groomer',
  limit: { own: 'what staff and support refund' },
  variables: {
    amount: '$14.61',
    customer: 'Ava Brooks',
    day: 'Tue, Jun 2',
    toDo: 'Please hand over $14.61 in cash.',
    id: VISIT.id,
  },
  path: '/groomer/appointments/{{id}}',
  sms: '{{appName}}: {{amount}} of the visit of {{customer}} on {{day}} is refunded. {{toDo}} {{link}}',
  email: {
    subject: '{{customer}} is refunded {{amount}}',
    text: ['{{amount}} of the visit of {{customer}} on {{day}} is refunded. {{toDo}}'],
    button: 'View appointment',
  },
  push: { title: '{{customer}} is refunded {{amount}}', body: 'Visit on {{day}}. {{toDo}}' },
} as const;

/** What customers paid, line by line: readable in the email itself, without logging in. */
export const receiptNotifications = {
  visitFinished: notification({
    ...toCustomer,
    when: 'A groomer completed an appointment that is paid',
    variables: {
      ...ofVisit,
      business: 'Rosie Mobile Grooming',
      total: '$108.00',
      paid: 'paid $43.00 in cash and $65.00 by gift card',
    },
    sms: '{{appName}}: {{business}} finished {{pets}}. Total {{total}}, {{paid}}. Receipt: {{link}}',
    email: {
      subject: 'Your receipt for {{pets}}: {{total}}',
      text: [
        '{{business}} groomed {{pets}} ({{when}}). The total is {{total}}, {{paid}}.',
        'Thank you, and give {{pets}} a treat from us.',
      ],
      figures: [
        { label: 'Biscuit: Full groom', amount: '$90.00' },
        { label: 'Tip', amount: '$18.00' },
        { label: 'Total', amount: '$108.00', isTotal: true },
        { label: 'Gift card', amount: '$65.00' },
        { label: 'Cash', amount: '$43.00' },
      ],
      button: 'See the receipt',
    },
    push: { title: '{{pets}} is finished', body: 'Total {{total}}, {{paid}}. Tap for the receipt.' },
  }),
  paymentReceived: notification({
    ...ofMoney,
    to: 'customer',
    when: 'What a customer owed was paid',
    limit: { own: 'once for each appointment' },
    variables: {
      business: 'Rosie Mobile Grooming',
      amount: '$132.40',
      what: 'for the visit on Tue, Jun 2',
      how: 'by card',
      id: VISIT.id,
    },
    path: '/customer/appointments/{{id}}',
    sms: '{{appName}}: you paid {{business}} {{amount}} {{what}} {{how}}. Receipt: {{link}}',
    email: {
      subject: 'Your receipt: {{amount}} to {{business}}',
      text: ['You paid {{business}} {{amount}} {{what}} {{how}}. This email is your receipt.'],
      figures: [
        { label: 'Biscuit: Full groom', amount: '$132.40' },
        { label: 'Total', amount: '$132.40', isTotal: true },
        { label: 'Visa ending in 4242', amount: '$132.40' },
      ],
      button: 'See the receipt',
    },
    push: { title: 'You paid {{amount}}', body: 'To {{business}} {{what}} {{how}}. Tap for the receipt.' },
  }),
  paymentArrived: notification({
    ...ofMoney,
    to: 'groomer',
    when: 'A customer paid what they owed by the link',
    limit: { own: 'once for each appointment' },
    canSwitchOff: true,
    variables: { customer: 'Ava Brooks', amount: '$132.40', what: 'for the visit on Tue, Jun 2', id: VISIT.id },
    path: '/groomer/appointments/{{id}}',
    email: {
      subject: '{{customer}} paid {{amount}}',
      text: ['{{customer}} paid {{amount}} {{what}} by the link that you sent. It comes with your next payout.'],
      figures: [
        { label: 'Biscuit: Full groom', amount: '$132.40' },
        { label: 'Total', amount: '$132.40', isTotal: true },
        { label: 'Visa ending in 4242', amount: '$132.40' },
      ],
      button: 'View appointment',
    },
    push: { title: '{{customer}} paid {{amount}}', body: 'By the link {{what}}. It comes with your next payout.' },
  }),
  tipCharged: notification({
    ...ofMoney,
    to: 'customer',
    when: 'The card of a customer was charged for a tip after the visit',
    causedBy: 'recipient',
    limit: { own: 'once for each appointment' },
    variables: {
      amount: '$15.00',
      business: 'Rosie Mobile Grooming',
      card: 'Visa ending in 4242',
      day: 'Tue, Jun 2',
      id: VISIT.id,
    },
    path: '/customer/appointments/{{id}}',
    sms: '{{appName}}: your tip of {{amount}} for {{business}} was charged to your {{card}}. Receipt: {{link}}',
    email: {
      subject: 'Your tip of {{amount}} for {{business}}',
      text: [
        'Your tip of {{amount}} for {{business}} and the visit on {{day}} was charged to your {{card}}. Thank you.',
      ],
      button: 'See the receipt',
    },
    push: { title: 'You tipped {{amount}}', body: 'For {{business}}, charged to your {{card}}.' },
  }),
  refundSent: notification({
    ...ofMoney,
    to: 'customer',
    when: 'A payment was given back to a customer',
    limit: { own: 'what staff and support refund' },
    variables: { amount: '$14.61', groomer: 'Maya Torres', how: 'It goes to your card, which can take 5 to 10 days.' },
    sms: '{{appName}}: {{amount}} for your appointment with {{groomer}} is refunded. {{how}}',
    email: {
      subject: 'You are refunded {{amount}}',
      text: ['{{amount}} for your appointment with {{groomer}} is refunded. {{how}}'],
    },
  }),
  refundToHandOver: notification({
    ...refundToGroomer,
    when: 'A refund was decided that the groomer has to hand over',
  }),
  refundOfVisit: notification({
    ...refundToGroomer,
    when: 'A payment of a groomer’s visit was given back to its customer',
    canSwitchOff: true,
  }),
};
