import { CODE_LENGTH, CODE_MINUTES, MAX_CODE_TRIES } from '@tailgate/contract';
import { question } from './page-text.ts';

/** Questions about the account, the same for every role. */
export const accountQuestions = [
  question(
    'How do I log in?',
    `With your email or phone number and your password, or without a password: we text you a ${CODE_LENGTH}-digit code. A code is valid for ${CODE_MINUTES} minutes and ${MAX_CODE_TRIES} tries.`,
  ),
  question(
    'I forgot my password. What now?',
    'Choose [“Forgot password?”](/reset-password) on the login page, then enter your email or phone number. We’ll send you a link to set a new password. The link works once.',
  ),
  question(
    'Where am I logged in, and how do I log out a device?',
    '“Where you’re logged in”, on your home or account page, lists your devices. Log out one of them, or log out everywhere, for example if you lose your phone.',
  ),
] as const;

/** Support can impersonate providers only. */
export const supportQuestion = question(
  'Can support see and change my account?',
  'When you ask for help, support can log in as you for at most an hour. The reason is recorded, a purple banner is shown the whole time, and support cannot use your payments or change your password, email or account deletion.',
);

export const rolesQuestion = question(
  'I have more than one role. How do I switch?',
  'If your account holds several roles, “Switch role” is on your home or account page. Each role has its own pages, and you stay logged in.',
);

const DELETION = 'How do I delete my account?';
const GRACE =
  'Deletion takes effect after 14 days, and you can cancel it until then. After that your personal data is anonymized.';

/** For roles whose account page has a delete button. */
export const deletionByOneself = question(
  DELETION,
  `Choose “Delete account” at the end of your account page. ${GRACE}`,
);

export const deletionByMail = question(
  DELETION,
  `Email [{{serviceEmail}}](mailto:{{serviceEmail}}) from the address of the account. ${GRACE}`,
);
