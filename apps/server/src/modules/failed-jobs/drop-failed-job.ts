import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/failure.ts';
import { takeOut } from './failed-jobs.queries.ts';

export const dropFailedJob = async (tx: Tx, _viewer: Viewer, { jobId }: { readonly jobId: string }): Promise<void> => {
  if (!(await takeOut(tx, jobId))) throw notFound();
};
