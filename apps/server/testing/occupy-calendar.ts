import { changeCalendar } from '../src/modules/scheduling/calendar/change-in-stages.ts';
import {
  changeCalendars,
  planCalendarChange,
  type CalendarEdit,
  type NewOccupant,
} from '../src/modules/scheduling/index.ts';
import type { Stage } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/ids.ts';
import type { Platform } from '../src/platform/platform.ts';
import type { TestApi } from './test-api.ts';

export type Wanted = NewOccupant & { readonly resourceId: string };
type RoutingPlatform = Pick<Platform, 'routing' | 'clock' | 'log'>;

/** An appointment without a place by default. */
export const wantedStretch = (given: Pick<Wanted, 'resourceId' | 'start' | 'end'> & Partial<Wanted>): Wanted => ({
  id: newId(),
  kind: 'appointment',
  subjectId: null,
  place: null,
  expiresAt: null,
  ...given,
});

export const addingTo = (timeZone: string, { resourceId, ...occupant }: Wanted): CalendarEdit => ({
  providerId: resourceId,
  timeZone,
  add: [occupant],
});

const inSite =
  (api: TestApi): Stage =>
  (work, options) =>
    api.platform.db.inSite(api.site.id, work, options);

/** Changes calendars as a booking does. */
export const changeTestCalendars = (
  api: TestApi,
  edits: readonly CalendarEdit[],
  platform: RoutingPlatform = api.platform,
): Promise<void> =>
  changeCalendar(
    { stage: inSite(api), finish: inSite(api) },
    {
      plan: (tx) => planCalendarChange(tx, edits, platform),
      change: (tx, plan) => changeCalendars(tx, plan, platform),
    },
    platform,
  );

/** Reserves a time range in a calendar. */
export const occupyCalendar = async (
  api: TestApi,
  timeZone: string,
  wanted: Wanted,
  platform?: RoutingPlatform,
): Promise<string> => {
  await changeTestCalendars(api, [addingTo(timeZone, wanted)], platform);
  return wanted.id;
};

export const releaseCalendar = (
  api: TestApi,
  timeZone: string,
  { resourceId, id }: { readonly resourceId: string; readonly id: string },
  platform?: RoutingPlatform,
): Promise<void> => changeTestCalendars(api, [{ providerId: resourceId, timeZone, remove: [id] }], platform);
