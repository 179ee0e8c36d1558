import { failedJobsContract, type AnswerOf } from '@tailgate/contract';
import { bindModule } from '../../platform/http/call.ts';
import { factsIn } from '../../vendors/vendor-failure.ts';
import { dropFailedJob } from './drop-failed-job.ts';
import { failedJobsOf, type FailedJob } from './failed-jobs.queries.ts';
import { retryFailedJob } from './retry-failed-job.ts';
import { workOf } from './work-of.rules.ts';

type Answer = AnswerOf<typeof failedJobsContract.listFailedJobs>['items'][number];

/** A process that died while it worked leaves no text. */
const STOPPED = { kind: 'ours', code: 'stopped' } as const;

const answerOf = ({ id, task, attempts, lastError, failedAt }: FailedJob): Answer => {
  const { kind, code } = (lastError === null ? undefined : factsIn(lastError)) ?? STOPPED;
  return { id: String(id), work: workOf(task), kind, code, attempts, failedAt: failedAt.toISOString() };
};

export const failedJobsRoutes = bindModule(
  'failed-jobs',
  failedJobsContract,
  {},
  {
    listFailedJobs: async ({ tx, query: { kind, ...page } }) => {
      const { rows, total } = await failedJobsOf(tx, kind, page);
      return { items: rows.map(answerOf), total, ...page };
    },
    retryFailedJob: ({ tx, viewer, params }) => retryFailedJob(tx, viewer, { jobId: params.id }),
    dropFailedJob: ({ tx, viewer, params }) => dropFailedJob(tx, viewer, { jobId: params.id }),
  },
);
