import { notification } from './notification.ts';

const REQUEST = { customer: 'Ava Brooks', pets: 'Biscuit', when: 'Tue, Jun 2 at 9:00 AM', id: '0197-6b2f' } as const;
const toGroomer = {
  to: 'groomer',
  category: 'bookings',
  delivery: 'anytime',
  canSwitchOff: true,
  causedBy: 'person',
  limit: 'latest',
  variables: REQUEST,
  path: '/groomer/appointments/{{id}}',
} as const;

/** What happens to an appointment, as its groomer and partners learn it. */
export const groomerBookingNotifications = {
  requestReceived: notification({
    ...toGroomer,
    when: 'A customer asked for an appointment',
    canSwitchOff: false,
    push: { title: 'New request: {{pets}}, {{when}}', body: '{{customer}} is waiting for your answer.' },
    email: {
      subject: 'New request: {{pets}} on {{when}}',
      text: ['{{customer}} asks you to groom {{pets}} on {{when}}.', 'Answer soon: unanswered requests go to others.'],
      button: 'Open request',
    },
  }),
  requestExpired: notification({
    ...toGroomer,
    when: 'A request was not answered in time',
    causedBy: 'system',
    push: { title: 'Request expired', body: '{{customer}}, {{when}} ({{pets}}) was offered to other groomers.' },
  }),
  customerCanceled: notification({
    ...toGroomer,
    when: 'A customer canceled an appointment',
    canSwitchOff: false,
    push: { title: '{{customer}} canceled', body: '{{pets}} on {{when}} is off your calendar.' },
    sms: '{{appName}}: {{customer}} canceled {{pets}} on {{when}}. {{link}}',
  }),
  cancellationAsked: notification({
    ...toGroomer,
    when: 'A customer asked to cancel within the fee window',
    canSwitchOff: false,
    push: { title: '{{customer}} asks to cancel', body: '{{pets}} on {{when}}. Accept or decline.' },
    sms: '{{appName}}: {{customer}} asks to cancel {{pets}} on {{when}}. Answer: {{link}}',
  }),
  moveAsked: notification({
    ...toGroomer,
    when: 'A customer asked for another time',
    canSwitchOff: false,
    variables: { ...REQUEST, asked: 'Wed, Jun 3 at 10:30 AM', by: 'Mon, Jun 1 at 9:00 AM' },
    push: {
      title: '{{customer}} asks for another time',
      body: '{{pets}}: from {{when}} to {{asked}}. Answer by {{by}}.',
    },
    sms: '{{appName}}: {{customer}} asks to move {{pets}} from {{when}} to {{asked}}. Answer by {{by}}: {{link}}',
  }),
  moveExpired: notification({
    ...toGroomer,
    when: 'A groomer did not answer a request to move an appointment in time',
    causedBy: 'system',
    variables: { ...REQUEST, stays: 'stays on' },
    push: {
      title: 'Request to move expired',
      body: "{{pets}} ({{customer}}) {{stays}} {{when}}. You didn't answer in time.",
    },
  }),
  moveWithdrawn: notification({
    ...toGroomer,
    when: 'A customer took the wish for another time back',
    push: {
      title: '{{customer}} keeps the time',
      body: '{{pets}} stays on {{when}}. The request to move was withdrawn.',
    },
  }),
  cancellationWithdrawn: notification({
    ...toGroomer,
    when: 'A customer took the wish to cancel back',
    canSwitchOff: false,
    push: { title: '{{customer}} does not cancel', body: '{{pets}} stays on {{when}}.' },
    sms: '{{appName}}: {{customer}} does not cancel after all. {{pets}} stays on {{when}}. {{link}}',
  }),
  proposalAccepted: notification({
    ...toGroomer,
    when: 'A customer accepted a proposed time',
    variables: { ...REQUEST, change: 'moved from Mon, Jun 1 at 9:00 AM to Tue, Jun 2 at 9:00 AM' },
    push: { title: '{{customer}} accepted {{when}}', body: '{{pets}} {{change}}.' },
  }),
  proposalDeclined: notification({
    ...toGroomer,
    when: 'A customer declined a proposed time',
    canSwitchOff: false,
    push: { title: '{{customer}} declined the new time', body: '{{pets}} stays on {{when}}.' },
    sms: '{{appName}}: {{customer}} keeps {{pets}} on {{when}}. {{link}}',
  }),
  proposalUnanswered: notification({
    ...toGroomer,
    when: 'A customer did not answer in time to another time that the groomer proposed',
    causedBy: 'system',
    canSwitchOff: false,
    variables: { ...REQUEST, asked: 'Wed, Jun 3 at 10:30 AM' },
    push: { title: "{{customer}} didn't answer in time", body: '{{pets}} stays on {{when}}, not {{asked}}.' },
    sms: "{{appName}}: {{customer}} didn't answer in time about {{asked}}. {{pets}} stays on {{when}}. {{link}}",
  }),
  tradeOffered: notification({
    ...toGroomer,
    to: 'trade partner',
    when: 'A partner offered an appointment',
    limit: 'refused',
    canSwitchOff: false,
    // Who the customer is, the partner learns by accepting.
    variables: { partner: 'Kim Rivera', city: 'Austin', when: 'Tue, Jun 2 at 9:00 AM', by: 'Mon, Jun 1 at 9:00 PM' },
    path: '/groomer/appointments',
    push: { title: 'Trade offered: {{city}}, {{when}}', body: '{{partner}} offers it. Answer by {{by}}.' },
    sms: '{{appName}}: {{partner}} offers you an appointment in {{city}} on {{when}}. Answer by {{by}}: {{link}}',
  }),
  tradeAccepted: notification({
    ...toGroomer,
    when: 'A partner accepted a trade',
    push: { title: 'Trade accepted', body: 'Your partner took {{pets}} ({{customer}}) on {{when}}.' },
  }),
  tradeReturned: notification({
    ...toGroomer,
    when: 'A partner declined a trade or did not answer',
    canSwitchOff: false,
    variables: { ...REQUEST, partner: 'Kim Rivera', answer: 'declined', next: 'Offer it to others until Tue 7:00 AM.' },
    push: {
      title: 'Trade came back',
      body: '{{partner}} {{answer}}: {{pets}} ({{customer}}) on {{when}} is yours again. {{next}}',
    },
    sms: '{{appName}}: {{partner}} {{answer}}: {{pets}} ({{customer}}) on {{when}} is yours again. {{next}} {{link}}',
  }),
};
