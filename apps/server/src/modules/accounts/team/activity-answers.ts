import { activityWords } from '@tailgate/contract';
import type { ActivityRow } from '../../../platform/audit/activity.queries.ts';

const common = (row: ActivityRow) => ({
  id: row.id,
  at: row.at.toISOString(),
  title: activityWords(row.endpoint),
});

/** As the person sees it: what support does is of support as a whole, on no device of the person. */
export const activityAnswer = (row: ActivityRow) => ({
  ...common(row),
  device: row.impersonator_id ? null : row.device,
  bySupport: row.impersonator_id ? { reason: row.impersonation_reason } : null,
});

/** As support sees it: with the name of the colleague. */
export const personActivityAnswer = (row: ActivityRow, names: ReadonlyMap<string, string>) => ({
  ...common(row),
  device: row.device,
  bySupport: row.impersonator_id
    ? { reason: row.impersonation_reason, name: names.get(row.impersonator_id) ?? '' }
    : null,
});
