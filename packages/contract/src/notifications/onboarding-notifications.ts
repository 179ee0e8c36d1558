import { notification } from './notification.ts';

const ABOUT = {
  category: 'account',
  delivery: 'anytime',
  canSwitchOff: false,
  to: 'account holder',
  causedBy: 'person',
  limit: { own: 'once for each step of an application' },
} as const;
const path = '/user-type-router';

export const onboardingNotifications = {
  alreadyRegistered: notification({
    category: 'security',
    delivery: 'urgent',
    canSwitchOff: false,
    when: 'A sign-up was started with the phone number of an account',
    causedBy: 'recipient',
    limit: { own: 'the limits of the call' },
    to: 'holder of the phone number',
    expires: true,
    variables: {},
    path: '/login',
    sms: 'You already have a {{appName}} account with this number. Log in here: {{link}}',
  }),
  applicationReceived: notification({
    ...ABOUT,
    when: 'An application was handed in',
    causedBy: 'recipient',
    variables: {},
    path,
    sms: '{{appName}}: we have your application and are reviewing it. See where it stands: {{link}}',
    email: {
      subject: 'We have your application',
      text: [
        'Thank you for applying to {{appName}}. We review every application and write to you once we have decided.',
      ],
      button: 'See your application',
    },
  }),
  applicationApproved: notification({
    ...ABOUT,
    when: 'Staff approved an application',
    variables: {},
    path,
    sms: '{{appName}}: your application is approved. Finish setting up your account: {{link}}',
    email: {
      subject: 'Your application is approved',
      text: ['Welcome to {{appName}}. Finish setting up your account, then you can start.'],
      button: 'Set up your account',
    },
    push: { title: 'Your application is approved', body: 'Finish setting up your account, then you can start.' },
  }),
  applicationNeedsMore: notification({
    ...ABOUT,
    when: 'Staff asked an applicant for more',
    variables: { message: 'Please add a photo of the back of your license.' },
    path,
    sms: '{{appName}}: we need something more for your application: {{message}} {{link}}',
    email: {
      subject: 'We need something more for your application',
      text: ['Before we can decide about your application, we need something more:', '{{message}}'],
      button: 'Complete your application',
    },
  }),
  applicationDeclined: notification({
    ...ABOUT,
    when: 'Staff declined an application',
    variables: { message: 'We have enough groomers in your area for now.' },
    sms: '{{appName}}: we cannot accept your application. {{message}}',
    email: {
      subject: 'Your application to {{appName}}',
      text: ['Thank you for your interest. We cannot accept your application.', '{{message}}'],
    },
  }),
};
