import { byPolicy } from '../ability.ts';

export const SCHEDULING_ABILITIES = {
  'workZone.update': byPolicy('work_zones'),
  'workZone.delete': byPolicy('work_zones'),
  'timeOff.cancel': byPolicy('time_off'),
};
