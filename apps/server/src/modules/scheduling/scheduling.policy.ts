import type { SCHEDULING_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';

const ownZones = forViewer<'work_zones'>((viewer) => (zone) => zone('provider_id', '=', viewer.accountId));

export const schedulingPolicy: Policy<typeof SCHEDULING_ABILITIES> = {
  'workZone.update': ownZones,
  'workZone.delete': ownZones,
  'timeOff.cancel': forViewer((viewer) => (timeOff) => timeOff('provider_id', '=', viewer.accountId)),
};
