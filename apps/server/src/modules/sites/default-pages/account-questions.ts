import { question } from './page-text.ts';

/** What everybody asks about the account itself, whatever their role. */
export const accountQuestions = [
  question(
    'How do I log in?',
    'With your e-mail or phone number and your password, or without a password: we text six digits to your phone. A code is valid for 10 minutes and for five tries.',
  ),
  question(
    'I forgot my password. What now?',
    'Choose [“Forgot password?”](/reset-password) on the login page. We send a link to your e-mail. It works once; when you have set a new password, the old one is worth nothing.',
  ),
  question(
    'Where am I logged in, and how do I end it?',
    'The list “Where you are signed in”, on your home or account page, shows the devices. End one of them, or all others at once, for example when a phone is lost.',
  ),
] as const;

/** Only providers can be acted for by support. */
export const supportQuestion = question(
  'Can support see and change my account?',
  'When you ask for help, support can act in your name for at most an hour. It is written down with a reason, a violet banner says so the whole time, and payments, passwords, e-mail and deletion stay out of reach.',
);

export const rolesQuestion = question(
  'I have more than one role. How do I change between them?',
  'If your account holds several roles, “Switch role” stands on your home or account page. Each role has its own pages, and you stay logged in.',
);

const DELETION = 'How do I have my account deleted?';
const GRACE =
  'The deletion waits 14 days and can be withdrawn until then. Afterwards your personal data are made anonymous.';

/** For roles whose account page has a place for it. */
export const deletionByOneself = question(
  DELETION,
  `Choose “Delete account” at the end of your account page. ${GRACE}`,
);

export const deletionByMail = question(
  DELETION,
  `Write to [{{serviceEmail}}](mailto:{{serviceEmail}}) from the address of the account. ${GRACE}`,
);
