import { notification } from './notification.ts';

const security = {
  category: 'security',
  delivery: 'anytime',
  canSwitchOff: false,
  causedBy: 'recipient',
  limit: { own: 'the limits of the call' },
} as const;

export const accountNotifications = {
  phoneCode: notification({
    ...security,
    when: 'A code was requested to log in or sign up by phone',
    to: 'holder of the phone number',
    delivery: 'urgent',
    expires: true,
    variables: { code: '482913', minutes: 10 },
    sms: "{{code}} is your {{appName}} code. It expires in {{minutes}} minutes. Don't share it. We will never call to ask for it.",
  }),
  passwordReset: notification({
    ...security,
    when: 'A password reset was requested',
    to: 'account holder',
    delivery: 'urgent',
    expires: true,
    variables: { token: 'wq3JxT0nVb8', minutes: 60 },
    path: '/reset-password?token={{token}}',
    sms: 'Reset your {{appName}} password within {{minutes}} minutes: {{link}}',
    email: {
      subject: 'Reset your {{appName}} password',
      text: [
        'We received a request to reset your password. The link works for {{minutes}} minutes.',
        "If you didn't request this, you can ignore this email.",
      ],
      button: 'Choose a new password',
    },
  }),
  passwordChanged: notification({
    ...security,
    when: 'The password was changed',
    to: 'account holder',
    variables: {},
    path: '/reset-password',
    email: {
      subject: 'Your {{appName}} password was changed',
      text: [
        'Your password was changed and all other devices were logged out.',
        "If this wasn't you, reset your password now.",
      ],
      button: 'Reset password',
    },
    push: {
      title: 'Your {{appName}} password was changed',
      body: "All other devices were logged out. If this wasn't you, reset your password now.",
    },
  }),
  renamedBySupport: notification({
    ...security,
    when: 'Support changed the name of a person while logged in as them',
    to: 'account holder',
    causedBy: 'person',
    limit: { own: 'what support changes' },
    variables: { name: 'Maya Torres' },
    email: {
      subject: 'Support changed your name on {{appName}}',
      text: [
        'Support was logged in as you and changed your name to {{name}}. Your activity shows when and why.',
        "If you didn't ask for this, contact us.",
      ],
    },
    push: { title: 'Support changed your name', body: 'It is {{name}} now. Your activity shows when and why.' },
    sms: '{{appName}}: support was logged in as you and changed your name to {{name}}. Not what you asked for? Contact us.',
  }),
  emailLink: notification({
    ...security,
    when: 'A new email address was entered for an account',
    to: 'holder of the new email address',
    provesEmail: true,
    delivery: 'urgent',
    expires: true,
    variables: { token: 'wq3JxT0nVb8', hours: 24 },
    path: '/confirm-email?token={{token}}',
    email: {
      subject: 'Confirm your email address for {{appName}}',
      text: [
        'Confirm that this is your email address. The link works for {{hours}} hours.',
        "If you didn't request this, you can ignore this email.",
      ],
      button: 'Confirm email',
    },
  }),
  emailAlreadyUsed: notification({
    ...security,
    when: 'An email address was entered for an account while another account uses it',
    to: 'account holder',
    variables: {},
    path: '/login',
    email: {
      subject: 'Your email address already has a {{appName}} account',
      text: [
        'This email address was entered for another {{appName}} account. Nothing was changed.',
        'If that was you, you already have an account with this address. Log in or reset your password.',
      ],
      button: 'Log in',
    },
  }),
  emailChanged: notification({
    ...security,
    when: 'The email address was changed',
    to: 'holder of the previous email address',
    variables: {},
    path: '/',
    email: {
      subject: 'Your {{appName}} email address was changed',
      text: ['This address is no longer used for your account.', "If this wasn't you, contact our support team now."],
    },
    push: {
      title: 'Your {{appName}} email address was changed',
      body: "If this wasn't you, contact our support team now.",
    },
  }),
  phoneAlreadyUsed: notification({
    ...security,
    when: 'A phone number was entered for an account while another account uses it',
    to: 'holder of the phone number',
    delivery: 'urgent',
    expires: true,
    variables: {},
    path: '/login',
    sms: 'This number was entered for another {{appName}} account. Nothing was changed. If that was you, log in to the account that has this number: {{link}}',
  }),
  phoneChanged: notification({
    ...security,
    when: 'The phone number was changed',
    to: 'holder of the previous phone number',
    variables: {},
    path: '/',
    sms: "Your {{appName}} phone number was changed. This number is no longer used for your account. If this wasn't you, contact our support team now.",
    email: {
      subject: 'Your {{appName}} phone number was changed',
      text: [
        'A new phone number was confirmed for your account. Your previous number is no longer used.',
        "If this wasn't you, contact our support team now.",
      ],
    },
    push: {
      title: 'Your {{appName}} phone number was changed',
      body: "If this wasn't you, contact our support team now.",
    },
  }),
  factorAdded: notification({
    ...security,
    when: 'A passkey or an authenticator app was added',
    to: 'account holder',
    variables: { factor: 'The passkey “MacBook”' },
    path: '/reset-password',
    email: {
      subject: 'New login method for {{appName}}',
      text: [
        '{{factor}} was added to your account.',
        "If this wasn't you, reset your password now and contact our support team.",
      ],
      button: 'Reset password',
    },
    push: {
      title: 'New login method for {{appName}}',
      body: "{{factor}} was added to your account. If this wasn't you, reset your password now.",
    },
  }),
  factorRemoved: notification({
    ...security,
    when: 'A passkey or the authenticator app was removed',
    to: 'account holder',
    variables: { factor: 'The passkey “MacBook”' },
    path: '/reset-password',
    email: {
      subject: 'Login method removed from {{appName}}',
      text: [
        '{{factor}} was removed from your account.',
        "If this wasn't you, reset your password now and contact our support team.",
      ],
      button: 'Reset password',
    },
    push: {
      title: 'Login method removed from {{appName}}',
      body: "{{factor}} was removed from your account. If this wasn't you, reset your password now.",
    },
  }),
  recoveryCodeUsed: notification({
    ...security,
    when: 'A recovery code was used to log in',
    to: 'account holder',
    variables: { left: 9 },
    path: '/reset-password',
    email: {
      subject: 'A {{appName}} recovery code was used',
      text: [
        'A recovery code was used to log in to your account. Recovery codes left: {{left}}.',
        "If this wasn't you, reset your password now and contact our support team.",
      ],
      button: 'Reset password',
    },
    push: {
      title: 'A {{appName}} recovery code was used',
      body: "Recovery codes left: {{left}}. If this wasn't you, reset your password now.",
    },
  }),
  recoveryCodesReplaced: notification({
    ...security,
    when: 'New recovery codes were created',
    to: 'account holder',
    variables: {},
    path: '/reset-password',
    email: {
      subject: 'New {{appName}} recovery codes',
      text: [
        'New recovery codes were created for your account. Your old codes no longer work.',
        "If this wasn't you, reset your password now and contact our support team.",
      ],
      button: 'Reset password',
    },
  }),
  testPush: notification({
    when: 'A test notification was requested in the settings',
    to: 'account holder',
    category: 'account',
    delivery: 'anytime',
    canSwitchOff: false,
    causedBy: 'recipient',
    limit: { own: 'the limits of the call' },
    variables: {},
    path: '/',
    push: {
      title: '{{appName}} notifications are on',
      body: 'This is a test. New bookings and messages will look like this.',
    },
  }),
};
