import type { Tx } from '../../platform/db/database.ts';

/** Serializes the jobs of one version, so that nobody is told twice. */
export const lockNotice = async (tx: Tx, versionId: string) => {
  await tx
    .insertInto('agreement_notices')
    .values({ version_id: versionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await tx
    .selectFrom('agreement_notices')
    .select(['told_up_to as toldUpTo', 'finished_at as finishedAt'])
    .where('version_id', '=', versionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

export const keepNotice = async (
  tx: Tx,
  versionId: string,
  reached: { readonly toldUpTo: string } | { readonly finishedAt: Date },
): Promise<void> => {
  await tx
    .updateTable('agreement_notices')
    .set('toldUpTo' in reached ? { told_up_to: reached.toldUpTo } : { finished_at: reached.finishedAt })
    .where('version_id', '=', versionId)
    .execute();
};
