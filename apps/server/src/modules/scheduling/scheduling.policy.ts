import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';

export const schedulingPolicy = {
  'timeOff.cancel':
    (viewer: Viewer): Rows<'time_off'> =>
    (timeOff) =>
      timeOff('provider_id', '=', viewer.accountId),
};
