import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/failure.ts';
import { MOST_ATTEMPTS } from '../../platform/jobs/jobs.ts';
import { putBack } from './failed-jobs.queries.ts';

export const retryFailedJob = async (tx: Tx, _viewer: Viewer, { jobId }: { readonly jobId: string }): Promise<void> => {
  if (!(await putBack(tx, jobId, MOST_ATTEMPTS))) throw notFound();
};
