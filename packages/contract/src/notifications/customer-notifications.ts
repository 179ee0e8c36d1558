import { notification } from './notification.ts';

export const customerNotifications = {
  customerInvitation: notification({
    when: 'A provider added a customer who has no account yet',
    to: 'holder of the phone number',
    category: 'account',
    delivery: 'daytime',
    canSwitchOff: false,
    variables: { business: 'Rosie Mobile Grooming' },
    path: '/customer/welcome',
    sms: '{{business}} added you as a customer on {{appName}}. See your pets and appointments here, log in with this phone number: {{link}}',
    email: {
      subject: '{{business}} added you on {{appName}}',
      text: [
        '{{business}} added you as a customer. Log in with your phone number to see your pets and appointments and to accept the terms.',
        "If you don't know {{business}}, you can ignore this email.",
      ],
      button: 'Log in',
    },
  }),
  customerLinkCode: notification({
    when: 'A provider wants to add a person who has an account',
    to: 'holder of the phone number',
    category: 'security',
    delivery: 'urgent',
    canSwitchOff: false,
    expires: true,
    variables: { code: '482913', business: 'Rosie Mobile Grooming', minutes: 10 },
    sms: '{{business}} wants to add you as a customer on {{appName}}. If you agree, tell them this code: {{code}}. They will see your name, phone, address and pets. It expires in {{minutes}} minutes.',
  }),
  agreementsReminder: notification({
    when: 'A provider asked a customer to accept the terms',
    to: 'account holder',
    category: 'account',
    delivery: 'daytime',
    canSwitchOff: false,
    variables: { business: 'Rosie Mobile Grooming' },
    path: '/customer/welcome',
    sms: '{{business}} asks you to read and accept the {{appName}} terms, pet release and cancellation policy before your appointment: {{link}}',
    email: {
      subject: 'Please accept the terms of {{appName}}',
      text: [
        '{{business}} asks you to read and accept the terms, the pet release and the cancellation policy before your appointment.',
        'Log in with your phone number to accept them. It takes a minute.',
      ],
      button: 'Read the terms',
    },
    push: {
      title: 'Please accept the terms',
      body: '{{business}} asks you to accept the terms before your appointment.',
    },
  }),
  dayInvitation: notification({
    when: 'A groomer who is near on a day invites a customer to book it',
    to: 'customer',
    category: 'bookings',
    delivery: 'daytime',
    canSwitchOff: true,
    expires: true,
    variables: {
      groomer: 'Maya Torres',
      pets: 'Biscuit',
      day: 'Tue, Jun 2',
      text: "I'm on your street that day. Want me to stop by?",
    },
    path: '/customer',
    sms: '{{appName}}: {{groomer}} has time for {{pets}} on {{day}}. "{{text}}" {{link}}',
    email: {
      subject: '{{groomer}} has time for {{pets}} on {{day}}',
      text: ['{{groomer}} will be near you on {{day}} and has time for {{pets}}.', '"{{text}}"'],
      button: 'Log in',
    },
    push: { title: '{{groomer}} is near you on {{day}}', body: '{{text}}' },
  }),
};
