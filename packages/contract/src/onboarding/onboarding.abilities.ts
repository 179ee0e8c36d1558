import { byPolicy, secret } from '../ability.ts';

export const ONBOARDING_ABILITIES = {
  // The unguessable id gives access, while it lasts.
  'signUpSession.use': secret(byPolicy('sign_up_sessions')),
  'applicant.review': byPolicy('providers', 'account_id'),
};
