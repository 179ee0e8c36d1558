import { notification } from './notification.ts';

const VISIT = { groomer: 'Maya Torres', pets: 'Biscuit', when: 'Tue, Jun 2 at 9:00 AM' } as const;
const toCustomer = {
  to: 'customer',
  category: 'bookings',
  delivery: 'anytime',
  canSwitchOff: false,
  variables: VISIT,
} as const;

const REQUEST = { customer: 'Ava Brooks', pets: 'Biscuit', when: 'Tue, Jun 2 at 9:00 AM', id: '0197-6b2f' } as const;
const toGroomer = {
  to: 'groomer',
  category: 'bookings',
  delivery: 'anytime',
  canSwitchOff: true,
  variables: REQUEST,
  path: '/groomer/appointments/{{id}}',
} as const;

/** What happens to an appointment, as the person on the other side learns it. */
export const bookingNotifications = {
  appointmentBooked: notification({
    ...toCustomer,
    when: 'A groomer booked an appointment for a customer',
    sms: '{{appName}}: {{groomer}} booked {{pets}} for {{when}}.',
    email: {
      subject: '{{pets}} is booked for {{when}}',
      text: ['{{groomer}} will come to you on {{when}} to groom {{pets}}.'],
    },
  }),
  seriesBooked: notification({
    ...toCustomer,
    when: 'A groomer booked several appointments at once for a customer',
    variables: { ...VISIT, count: 12 },
    sms: '{{appName}}: {{groomer}} booked {{pets}} for {{count}} appointments. The first is {{when}}.',
    email: {
      subject: '{{pets}} is booked for {{count}} appointments',
      text: [
        '{{groomer}} will come to you {{count}} times to groom {{pets}}. The first appointment is {{when}}.',
        'Log in to see all of them.',
      ],
    },
  }),
  appointmentAccepted: notification({
    ...toCustomer,
    when: 'A groomer accepted a request',
    sms: '{{appName}}: {{groomer}} confirmed {{pets}} for {{when}}.',
    email: {
      subject: 'Confirmed: {{pets}} on {{when}}',
      text: ['{{groomer}} accepted your request and will come to you on {{when}} to groom {{pets}}.'],
    },
  }),
  appointmentDeclined: notification({
    ...toCustomer,
    when: 'A groomer declined a request',
    sms: "{{appName}}: {{groomer}} can't take {{pets}} on {{when}}. Log in to pick another time or groomer.",
    email: {
      subject: 'Your request for {{when}} was declined',
      text: ["{{groomer}} can't groom {{pets}} on {{when}}.", 'Log in to pick another time or another groomer.'],
    },
  }),
  appointmentLapsed: notification({
    ...toCustomer,
    when: 'No groomer took a request in time',
    sms: '{{appName}}: no groomer was free for {{pets}} on {{when}}. Log in to pick another time.',
    email: {
      subject: 'No groomer was free on {{when}}',
      text: [
        'We asked {{groomer}} and other groomers near you, and nobody was free to groom {{pets}} on {{when}}.',
        'Nothing was charged. Log in to pick another time.',
      ],
    },
  }),
  appointmentCanceled: notification({
    ...toCustomer,
    when: 'A groomer canceled an appointment',
    sms: '{{appName}}: {{groomer}} canceled {{pets}} on {{when}}.',
    email: {
      subject: 'Canceled: {{pets}} on {{when}}',
      text: ['{{groomer}} canceled the appointment of {{pets}} on {{when}}.'],
    },
  }),
  cancellationDeclined: notification({
    ...toCustomer,
    when: 'A groomer declined a request to cancel',
    sms: '{{appName}}: {{pets}} is still booked with {{groomer}} for {{when}}.',
    email: {
      subject: '{{pets}} is still booked for {{when}}',
      text: ['{{groomer}} did not agree to cancel. The appointment of {{pets}} on {{when}} stands.'],
    },
  }),
  appointmentMoved: notification({
    ...toCustomer,
    when: 'An appointment has a new time',
    sms: '{{appName}}: {{pets}} with {{groomer}} is now on {{when}}.',
    email: {
      subject: 'New time: {{pets}} on {{when}}',
      text: ['The appointment of {{pets}} with {{groomer}} is now on {{when}}.'],
    },
  }),
  groomerLate: notification({
    ...toCustomer,
    when: 'A groomer is running late',
    delivery: 'urgent',
    variables: { ...VISIT, minutes: 15 },
    sms: '{{appName}}: {{groomer}} is running about {{minutes}} minutes late for {{pets}} ({{when}}).',
    email: {
      subject: '{{groomer}} is running about {{minutes}} minutes late',
      text: [
        '{{groomer}} is on the way, about {{minutes}} minutes later than planned. {{pets}} was booked for {{when}}.',
      ],
    },
    push: {
      title: 'Running late',
      body: '{{groomer}} will be about {{minutes}} minutes late for {{pets}} ({{when}}).',
    },
  }),
  groomerText: notification({
    ...toCustomer,
    when: 'A groomer writes to the customer of an appointment',
    variables: { ...VISIT, text: 'I am at the gate. Could you let me in?' },
    sms: '{{appName}}: {{groomer}} about {{pets}} ({{when}}): "{{text}}"',
    email: {
      subject: '{{groomer}} wrote about {{pets}}',
      text: ['{{groomer}} wrote about the appointment of {{pets}} on {{when}}:', '"{{text}}"'],
    },
    push: { title: '{{groomer}} wrote about {{pets}}', body: '{{text}}' },
  }),
  reportCardSent: notification({
    ...toCustomer,
    when: 'A groomer finished a pet and sent its report card',
    canSwitchOff: true,
    variables: { ...VISIT, id: '0197-6b2f', petId: '0197-6b30' },
    path: '/customer/report-cards/{{id}}/{{petId}}',
    sms: '{{appName}}: {{groomer}} finished {{pets}} and sent a report card: {{link}}',
    email: {
      subject: 'The report card of {{pets}}',
      text: ['{{groomer}} finished {{pets}} on {{when}} and sent a report card.'],
      button: 'See the report card',
    },
    push: { title: '{{pets}} is finished', body: '{{groomer}} sent a report card.' },
  }),
  noShowNoted: notification({
    ...toCustomer,
    when: 'A groomer found nobody there and asks no fee',
    sms: '{{appName}}: {{groomer}} came for {{pets}} on {{when}}, and nobody was there. No fee was charged.',
    email: {
      subject: 'Missed: {{pets}} on {{when}}',
      text: [
        '{{groomer}} came for {{pets}} on {{when}}, and nobody was there. No fee was charged.',
        'Log in to book another time.',
      ],
    },
  }),
  noShowFeeCharged: notification({
    ...toCustomer,
    when: 'A groomer found nobody there and charged a fee to the card',
    variables: { ...VISIT, fee: '$60.00' },
    sms: '{{appName}}: {{groomer}} came for {{pets}} on {{when}}, and nobody was there. A no-show fee of {{fee}} was charged to your card.',
    email: {
      subject: 'No-show fee for {{pets}} on {{when}}',
      text: [
        '{{groomer}} came for {{pets}} on {{when}}, and nobody was there. A no-show fee of {{fee}} was charged to your card.',
        'If you think this is a mistake, please contact {{groomer}}.',
      ],
    },
  }),
  noShowFeeOwed: notification({
    ...toCustomer,
    when: 'A groomer found nobody there and asks for a fee',
    variables: { ...VISIT, fee: '$60.00' },
    sms: '{{appName}}: {{groomer}} came for {{pets}} on {{when}}, and nobody was there. There is a no-show fee of {{fee}}.',
    email: {
      subject: 'No-show fee for {{pets}} on {{when}}',
      text: [
        '{{groomer}} came for {{pets}} on {{when}}, and nobody was there. There is a no-show fee of {{fee}}, to be paid to {{groomer}}.',
        'If you think this is a mistake, please contact {{groomer}}.',
      ],
    },
  }),
  moveDeclined: notification({
    ...toCustomer,
    when: 'A groomer declined a request to move an appointment',
    sms: '{{appName}}: {{groomer}} keeps {{pets}} on {{when}}.',
    email: {
      subject: '{{pets}} stays on {{when}}',
      text: ["{{groomer}} can't come at the time you asked for. {{pets}} stays booked for {{when}}."],
    },
  }),
  moveProposed: notification({
    ...toCustomer,
    when: 'A groomer proposed another time',
    sms: '{{appName}}: {{groomer}} asks to move {{pets}} from {{when}}. Log in to accept or decline the new time.',
    email: {
      subject: 'Another time for {{pets}}?',
      text: [
        '{{groomer}} asks to move the appointment of {{pets}} on {{when}}.',
        'Log in to see the new time and to accept or decline it. Until then nothing changes.',
      ],
    },
  }),
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
    push: { title: '{{customer}} asks for another time', body: '{{pets}}, now on {{when}}. Accept or decline.' },
    sms: '{{appName}}: {{customer}} asks to move {{pets}} from {{when}}. Answer: {{link}}',
  }),
  proposalAccepted: notification({
    ...toGroomer,
    when: 'A customer accepted a proposed time',
    push: { title: '{{customer}} accepted the new time', body: '{{pets}} is now on {{when}}.' },
  }),
  proposalDeclined: notification({
    ...toGroomer,
    when: 'A customer declined a proposed time',
    canSwitchOff: false,
    push: { title: '{{customer}} declined the new time', body: '{{pets}} stays on {{when}}.' },
    sms: '{{appName}}: {{customer}} keeps {{pets}} on {{when}}. {{link}}',
  }),
  tradeOffered: notification({
    ...toGroomer,
    to: 'trade partner',
    when: 'A partner offered an appointment',
    canSwitchOff: false,
    // Who the customer is, the partner learns by accepting.
    variables: { city: 'Austin', when: 'Tue, Jun 2 at 9:00 AM' },
    path: '/groomer/appointments',
    push: { title: 'Trade offered: {{city}}, {{when}}', body: 'Accept or decline within half a day.' },
    sms: '{{appName}}: a partner offers you an appointment in {{city}} on {{when}}. {{link}}',
  }),
  tradeAccepted: notification({
    ...toGroomer,
    when: 'A partner accepted a trade',
    push: { title: 'Trade accepted', body: 'Your partner took {{pets}} ({{customer}}) on {{when}}.' },
  }),
  tradeReturned: notification({
    ...toGroomer,
    when: 'A partner declined a trade or did not answer',
    push: { title: 'Trade came back', body: '{{pets}} ({{customer}}) on {{when}} is yours again.' },
  }),
};
