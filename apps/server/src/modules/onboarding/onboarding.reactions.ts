import { reactTo } from '../../platform/events/events.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { forgetApplication } from './onboarding.queries.ts';

const forgetDeletedApplicant = reactTo(
  accountDeleted,
  'onboarding.forget-deleted',
  async ({ siteId, accountId }, { db }) => {
    await db.inSite(siteId, (tx) => forgetApplication(tx, accountId));
  },
);

export const onboardingReactions = [forgetDeletedApplicant];
