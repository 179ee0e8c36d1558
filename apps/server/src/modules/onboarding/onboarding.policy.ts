import type { ONBOARDING_ABILITIES } from '@tailgate/contract';
import { everyRow, forAnyone, type Policy } from '../../platform/access/policy.ts';

export const onboardingPolicy: Policy<typeof ONBOARDING_ABILITIES> = {
  // The unguessable id gives access, until the account exists.
  'signUpSession.use': forAnyone(
    ({ now }) =>
      (session) =>
        session.and([
          session('sign_up_sessions.expires_at', '>', now),
          session('sign_up_sessions.used_at', 'is', null),
        ]),
  ),
  // The rows say that only staff may.
  'applicant.review': forAnyone(() => everyRow()),
};
