import { secondsAfter } from '../../platform/clock.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { deleteExpiredSignUps } from './sign-up-sessions.queries.ts';

const KEPT_SECONDS = 24 * 60 * 60;

/** A sign-up that was left holds a phone number and what was entered: it is forgotten a day after it expired. */
export const forgetOldSignUps = job<object>({
  task: 'onboarding.forget-old-sign-ups',
  run: async ({ siteId }, { db, clock }) => {
    await db.inSite(siteId, (tx) => deleteExpiredSignUps(tx, secondsAfter(clock.now(), -KEPT_SECONDS)));
  },
});

export const onboardingJobs = [forgetOldSignUps];
