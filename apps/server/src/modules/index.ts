import { accountsJobs, accountsRoutes, forgetExpiredCredentials } from './accounts/index.ts';
import {
  attachmentsJobs,
  attachmentsReactions,
  attachmentsRoutes,
  sweepAbandonedUploads,
} from './attachments/index.ts';
import { catalogueRoutes } from './catalogue/index.ts';
import { checkoutJobs, checkoutRoutes, forgetOldSearches } from './checkout/index.ts';
import { lookupsRoutes } from './lookups/index.ts';
import { marketingRoutes } from './marketing/index.ts';
import { notificationsJobs, notificationsRoutes } from './notifications/index.ts';
import { schedulingRoutes } from './scheduling/index.ts';
import { sitesRoutes } from './sites/index.ts';
import { forgetOldKeys } from '../platform/idempotency/forget-old-keys.ts';
import type { BoundModule } from '../platform/http/call.ts';
import type { Reaction } from '../platform/events/events.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';

/** Every module, in one place: what answers requests, what runs in the worker, what reacts to events. */
export const ROUTES: readonly BoundModule[] = [
  sitesRoutes,
  accountsRoutes,
  attachmentsRoutes,
  notificationsRoutes,
  schedulingRoutes,
  lookupsRoutes,
  marketingRoutes,
  catalogueRoutes,
  checkoutRoutes,
];

export const REACTIONS: readonly Reaction[] = [...attachmentsReactions];

export const JOBS: readonly JobDefinition<never>[] = [
  ...accountsJobs,
  ...attachmentsJobs,
  ...notificationsJobs,
  ...checkoutJobs,
  forgetOldKeys,
  ...REACTIONS.map((reaction) => reaction.job),
];

/** Jobs that come round by the clock, once for every site. */
export const ROUNDS: readonly { readonly task: string; readonly cron: string; readonly job: JobDefinition<object> }[] =
  [
    { task: 'rounds.sweep-abandoned-uploads', cron: '17 3 * * *', job: sweepAbandonedUploads },
    { task: 'rounds.forget-expired-credentials', cron: '5 4 * * *', job: forgetExpiredCredentials },
    { task: 'rounds.forget-old-searches', cron: '23 * * * *', job: forgetOldSearches },
    { task: 'rounds.forget-old-keys', cron: '41 * * * *', job: forgetOldKeys },
  ];
