import { notification } from './notification.ts';
import { SEE, toCustomer, VISIT } from './to-customer.ts';

/** The same pets and services at another time. */
const AGAIN = '/customer/order/{{id}}/pets';

/** A message that names the estimate: what is charged later relies on it. */
const PRICED_VISIT = { ...VISIT, estimate: '$115.00' } as const;
const ESTIMATE =
  'The estimate before tax and tip is {{estimate}}. If it comes to much more, you are asked before your card is charged.';

/** What happens to an appointment until the day it takes place, as its customer learns it. */
export const bookingNotifications = {
  requestSent: notification({
    ...toCustomer,
    when: 'A groomer was asked for an appointment',
    variables: { ...VISIT, by: 'Mon, Jun 1 at 9:00 AM' },
    sms: '{{appName}}: we asked {{groomer}} to groom {{pets}} on {{when}}. You get an answer by {{by}}.',
    email: {
      subject: 'Request sent: {{pets}} on {{when}}',
      text: [
        'We asked {{groomer}} to groom {{pets}} on {{when}}. You get an answer by {{by}}.',
        'If {{groomer}} does not answer in time, we ask other groomers near you. Nothing is charged before the appointment.',
      ],
      button: SEE,
    },
    push: { title: 'Request sent to {{groomer}}', body: '{{pets}} on {{when}}. You get an answer by {{by}}.' },
  }),
  requestPassedOn: notification({
    ...toCustomer,
    when: 'A groomer did not answer a request in time, and others are asked',
    causedBy: 'system',
    sms: "{{appName}}: {{groomer}} didn't answer in time. We're asking other groomers near you for {{pets}} on {{when}}.",
    email: {
      subject: 'We are asking other groomers for {{when}}',
      text: [
        "{{groomer}} didn't answer your request in time. We're asking other groomers near you for {{pets}} on {{when}}.",
        "We let you know as soon as one of them accepts. You don't have to do anything.",
      ],
      button: SEE,
    },
    push: { title: 'Asking other groomers', body: "{{groomer}} didn't answer in time for {{pets}} on {{when}}." },
  }),
  appointmentBooked: notification({
    ...toCustomer,
    when: 'A groomer booked an appointment for a customer',
    variables: PRICED_VISIT,
    sms: '{{appName}}: {{groomer}} booked {{pets}} for {{when}}, estimate {{estimate}}. {{link}}',
    email: {
      subject: '{{pets}} is booked for {{when}}',
      text: ['{{groomer}} will come to you on {{when}} to groom {{pets}}.', ESTIMATE],
      button: SEE,
    },
    push: { title: '{{pets}} is booked', body: '{{groomer}} will come to you on {{when}}. Estimate: {{estimate}}.' },
  }),
  seriesBooked: notification({
    ...toCustomer,
    when: 'A groomer booked several appointments at once for a customer',
    variables: { ...PRICED_VISIT, count: 12 },
    sms: '{{appName}}: {{groomer}} booked {{pets}} for {{count}} appointments, estimate {{estimate}} each. The first is {{when}}. {{link}}',
    email: {
      subject: '{{pets}} is booked for {{count}} appointments',
      text: [
        '{{groomer}} will come to you {{count}} times to groom {{pets}}. The first appointment is {{when}}.',
        ESTIMATE,
        'Log in to see all of them.',
      ],
      button: 'See the first appointment',
    },
    push: {
      title: '{{count}} appointments booked',
      body: '{{groomer}} grooms {{pets}}. The first time is {{when}}. Estimate: {{estimate}} each.',
    },
  }),
  appointmentAccepted: notification({
    ...toCustomer,
    when: 'A groomer accepted a request',
    variables: PRICED_VISIT,
    sms: '{{appName}}: {{groomer}} confirmed {{pets}} for {{when}}, estimate {{estimate}}. {{link}}',
    email: {
      subject: 'Confirmed: {{pets}} on {{when}}',
      text: ['{{groomer}} accepted your request and will come to you on {{when}} to groom {{pets}}.', ESTIMATE],
      button: SEE,
    },
    push: { title: 'Confirmed: {{pets}} on {{when}}', body: '{{groomer}} will come to you. Estimate: {{estimate}}.' },
  }),
  appointmentDeclined: notification({
    ...toCustomer,
    when: 'A groomer declined a request',
    path: AGAIN,
    sms: "{{appName}}: {{groomer}} can't take {{pets}} on {{when}}. Pick another time or groomer: {{link}}",
    email: {
      subject: 'Your request for {{when}} was declined',
      text: ["{{groomer}} can't groom {{pets}} on {{when}}. Nothing was charged.", 'Pick another time or groomer.'],
      button: 'Pick another time',
    },
    push: { title: "{{groomer}} can't come on {{when}}", body: 'Pick another time or groomer for {{pets}}.' },
  }),
  appointmentLapsed: notification({
    ...toCustomer,
    when: 'No groomer took a request in time',
    causedBy: 'system',
    path: AGAIN,
    sms: '{{appName}}: no groomer was free for {{pets}} on {{when}}. Pick another time: {{link}}',
    email: {
      subject: 'No groomer was free on {{when}}',
      text: [
        'We asked {{groomer}} and other groomers near you, and nobody was free to groom {{pets}} on {{when}}.',
        'Nothing was charged. Pick another time.',
      ],
      button: 'Pick another time',
    },
    push: { title: 'No groomer was free', body: 'Nobody could take {{pets}} on {{when}}. Pick another time.' },
  }),
  appointmentReminder: notification({
    ...toCustomer,
    when: 'An appointment is two days or one day ahead',
    causedBy: 'system',
    limit: { own: 'not within hours of another message that says the time' },
    delivery: 'daytime',
    canSwitchOff: true,
    expires: true,
    variables: { ...PRICED_VISIT, where: '12 Elm Street, Austin' },
    sms: '{{appName}}: {{groomer}} grooms {{pets}} on {{when}} at {{where}}, estimate {{estimate}}. Please keep a parking spot free for the van. {{link}}',
    email: {
      subject: 'Reminder: {{pets}} on {{when}}',
      text: [
        '{{groomer}} comes to {{where}} on {{when}} to groom {{pets}}.',
        ESTIMATE,
        'Please keep a parking spot near your door free for the van, have {{pets}} at home, and go for a short walk before.',
        'If the time no longer works, you can ask for another one or cancel.',
      ],
      button: SEE,
    },
    push: {
      title: '{{groomer}} grooms {{pets}} on {{when}}',
      body: 'At {{where}}, estimate {{estimate}}. Please keep a parking spot free for the van.',
    },
  }),
  groomerChanged: notification({
    ...toCustomer,
    when: 'Another groomer took over an appointment',
    variables: { ...VISIT, before: 'Leo Park' },
    sms: '{{appName}}: {{groomer}} will groom {{pets}} on {{when}}, instead of {{before}}. {{link}}',
    email: {
      subject: '{{groomer}} will groom {{pets}}',
      text: [
        '{{groomer}} will come to you on {{when}} to groom {{pets}}, instead of {{before}}.',
        'Services and prices stay as you booked them.',
      ],
      button: SEE,
    },
    push: { title: '{{groomer}} will groom {{pets}}', body: 'On {{when}}, instead of {{before}}.' },
  }),
  appointmentMoved: notification({
    ...toCustomer,
    when: 'An appointment has a new time',
    variables: { ...VISIT, change: 'moved from Mon, Jun 1 at 9:00 AM to Tue, Jun 2 at 9:00 AM' },
    sms: '{{appName}}: {{pets}} with {{groomer}} {{change}}. {{link}}',
    email: {
      subject: 'New time: {{pets}} on {{when}}',
      text: ['The appointment of {{pets}} with {{groomer}} {{change}}.'],
      button: SEE,
    },
    push: { title: 'New time: {{when}}', body: '{{pets}} with {{groomer}} {{change}}.' },
  }),
  moveDeclined: notification({
    ...toCustomer,
    when: 'A groomer declined a request to move an appointment',
    sms: "{{appName}}: {{groomer}} can't come at the time you asked for. {{pets}} stays on {{when}}. {{link}}",
    email: {
      subject: '{{pets}} stays on {{when}}',
      text: ["{{groomer}} can't come at the time you asked for. {{pets}} stays booked for {{when}}."],
      button: SEE,
    },
    push: { title: '{{pets}} stays on {{when}}', body: "{{groomer}} can't come at the time you asked for." },
  }),
  moveUnanswered: notification({
    ...toCustomer,
    when: 'A groomer did not answer a request to move an appointment in time',
    causedBy: 'system',
    variables: { ...VISIT, asked: 'Wed, Jun 3 at 10:30 AM', stays: 'stays on' },
    sms: "{{appName}}: {{groomer}} didn't answer in time about {{asked}}. {{pets}} {{stays}} {{when}}. {{link}}",
    email: {
      subject: '{{pets}} {{stays}} {{when}}',
      text: [
        "You asked {{groomer}} to move {{pets}} to {{asked}}. {{groomer}} didn't answer in time, so {{pets}} {{stays}} {{when}}.",
        'If that time no longer works, you can ask for another one or cancel.',
      ],
      button: SEE,
    },
    push: { title: '{{pets}} {{stays}} {{when}}', body: "{{groomer}} didn't answer in time about {{asked}}." },
  }),
  moveProposed: notification({
    ...toCustomer,
    when: 'A groomer proposed another time',
    variables: { ...VISIT, asked: 'Wed, Jun 3 at 10:30 AM', by: 'Mon, Jun 1 at 9:00 AM' },
    sms: '{{appName}}: {{groomer}} asks to move {{pets}} from {{when}} to {{asked}}. Answer by {{by}}: {{link}}',
    email: {
      subject: 'Another time for {{pets}}?',
      text: [
        '{{groomer}} asks to move the appointment of {{pets}} from {{when}} to {{asked}}.',
        'Accept or decline the new time by {{by}}. Without an answer, {{pets}} stays on {{when}}.',
      ],
      button: 'See the new time',
    },
    push: {
      title: 'Another time for {{pets}}?',
      body: '{{groomer}} asks to move {{when}} to {{asked}}. Answer by {{by}}.',
    },
  }),
  proposalExpired: notification({
    ...toCustomer,
    when: 'A customer did not answer in time to another time that the groomer proposed',
    causedBy: 'system',
    variables: { ...VISIT, asked: 'Wed, Jun 3 at 10:30 AM' },
    sms: "{{appName}}: you didn't answer {{groomer}} in time about {{asked}}. {{pets}} stays on {{when}}. {{link}}",
    email: {
      subject: '{{pets}} stays on {{when}}',
      text: [
        "{{groomer}} proposed {{asked}} for {{pets}}. You didn't answer in time, so {{pets}} stays on {{when}}.",
        'If that time no longer works, you can ask for another one or cancel.',
      ],
      button: SEE,
    },
    push: { title: '{{pets}} stays on {{when}}', body: "You didn't answer {{groomer}} in time about {{asked}}." },
  }),
};
