import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';

const ownZones =
  (viewer: Viewer): Rows<'work_zones'> =>
  (zone) =>
    zone('provider_id', '=', viewer.accountId);

export const schedulingPolicy = {
  'workZone.update': ownZones,
  'workZone.delete': ownZones,
  'timeOff.cancel':
    (viewer: Viewer): Rows<'time_off'> =>
    (timeOff) =>
      timeOff('provider_id', '=', viewer.accountId),
};
