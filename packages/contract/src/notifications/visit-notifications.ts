import { notification } from './notification.ts';
import { SEE, toCustomer, VISIT } from './to-customer.ts';

/** The day of an appointment and its end, as its customer learns it. */
export const visitNotifications = {
  groomerOnTheWay: notification({
    ...toCustomer,
    when: 'A groomer drives to the customer',
    limit: 'refused',
    delivery: 'urgent',
    variables: { ...VISIT, eta: '8:55 AM' },
    sms: '{{appName}}: {{groomer}} is on the way to groom {{pets}} ({{when}}) and should arrive at about {{eta}}. {{link}}',
    email: {
      subject: '{{groomer}} is on the way',
      text: ['{{groomer}} is on the way to groom {{pets}} ({{when}}) and should arrive at about {{eta}}.'],
      button: SEE,
    },
    push: { title: '{{groomer}} is on the way', body: 'Arrives at about {{eta}} to groom {{pets}} ({{when}}).' },
  }),
  groomerLate: notification({
    ...toCustomer,
    when: 'A groomer is running late',
    limit: 'refused',
    delivery: 'urgent',
    variables: { ...VISIT, minutes: 15 },
    sms: '{{appName}}: {{groomer}} is running about {{minutes}} minutes late for {{pets}} ({{when}}).',
    email: {
      subject: '{{groomer}} is running about {{minutes}} minutes late',
      text: ['{{groomer}} comes about {{minutes}} minutes later than planned. {{pets}} was booked for {{when}}.'],
      button: SEE,
    },
    push: {
      title: 'Running late',
      body: '{{groomer}} will be about {{minutes}} minutes late for {{pets}} ({{when}}).',
    },
  }),
  groomerText: notification({
    ...toCustomer,
    when: 'A groomer writes to the customer of an appointment',
    limit: 'refused',
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
    limit: { own: 'once for each pet of an appointment' },
    canSwitchOff: true,
    variables: { ...VISIT, petId: '0197-6b30' },
    path: '/customer/report-cards/{{id}}/{{petId}}',
    sms: '{{appName}}: {{groomer}} finished {{pets}} and sent a report card: {{link}}',
    email: {
      subject: 'The report card of {{pets}}',
      text: ['{{groomer}} finished {{pets}} on {{when}} and sent a report card.'],
      button: 'See the report card',
    },
    push: { title: '{{pets}} is finished', body: '{{groomer}} sent a report card.' },
  }),
  appointmentCanceled: notification({
    ...toCustomer,
    when: 'A groomer canceled an appointment',
    sms: '{{appName}}: {{groomer}} canceled {{pets}} on {{when}}. There is no fee.',
    email: {
      subject: 'Canceled: {{pets}} on {{when}}',
      text: ['{{groomer}} canceled the appointment of {{pets}} on {{when}}. There is no fee.'],
      button: SEE,
    },
    push: { title: 'Canceled: {{pets}} on {{when}}', body: '{{groomer}} canceled. There is no fee.' },
  }),
  seriesCanceled: notification({
    ...toCustomer,
    when: 'A groomer canceled several appointments of a customer at once',
    variables: { ...VISIT, count: 12 },
    sms: '{{appName}}: {{groomer}} canceled {{count}} appointments of {{pets}}, from {{when}} on. There is no fee.',
    email: {
      subject: 'Canceled: {{count}} appointments of {{pets}}',
      text: ['{{groomer}} canceled {{count}} appointments of {{pets}}, from {{when}} on. There is no fee.'],
      button: 'See the first appointment',
    },
    push: { title: '{{count}} appointments canceled', body: '{{groomer}} canceled {{pets}} from {{when}} on.' },
  }),
  cancellationConfirmed: notification({
    ...toCustomer,
    when: 'A customer canceled an appointment',
    sms: '{{appName}}: you canceled {{pets}} with {{groomer}} on {{when}}. There is no fee.',
    email: {
      subject: 'You canceled {{pets}} on {{when}}',
      text: ['The appointment of {{pets}} with {{groomer}} on {{when}} is canceled. There is no fee.'],
      button: SEE,
    },
    push: { title: 'Canceled: {{pets}} on {{when}}', body: 'There is no fee.' },
  }),
  cancellationAccepted: notification({
    ...toCustomer,
    when: 'A groomer agreed to cancel an appointment at the wish of its customer',
    variables: { ...VISIT, fee: 'No fee was charged.' },
    sms: '{{appName}}: {{groomer}} agreed to cancel {{pets}} on {{when}}. {{fee}}',
    email: {
      subject: 'Canceled: {{pets}} on {{when}}',
      text: ['{{groomer}} agreed to cancel the appointment of {{pets}} on {{when}}. {{fee}}'],
      button: SEE,
    },
    push: { title: 'Canceled: {{pets}} on {{when}}', body: '{{groomer}} agreed. {{fee}}' },
  }),
  cancellationDeclined: notification({
    ...toCustomer,
    when: 'A groomer declined a request to cancel',
    sms: '{{appName}}: {{pets}} is still booked with {{groomer}} for {{when}}. {{link}}',
    email: {
      subject: '{{pets}} is still booked for {{when}}',
      text: ['{{groomer}} did not agree to cancel. The appointment of {{pets}} on {{when}} stands.'],
      button: SEE,
    },
    push: { title: '{{pets}} is still booked', body: '{{groomer}} did not agree to cancel {{when}}.' },
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
      button: SEE,
    },
    push: { title: 'Missed: {{pets}} on {{when}}', body: '{{groomer}} found nobody there. No fee was charged.' },
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
      button: SEE,
    },
    push: { title: 'Missed: {{pets}} on {{when}}', body: 'A no-show fee of {{fee}} was charged to your card.' },
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
      button: SEE,
    },
    push: { title: 'Missed: {{pets}} on {{when}}', body: 'There is a no-show fee of {{fee}}.' },
  }),
};
