import { changeCalendar } from '../src/flows/change-calendar.ts';
import { occupy, planOccupying, planRelease, release } from '../src/modules/scheduling/index.ts';
import type { Stage } from '../src/platform/db/database.ts';
import type { Platform } from '../src/platform/platform.ts';
import type { TestApi } from './test-api.ts';

type Wanted = Parameters<typeof occupy>[1];
type RoutingPlatform = Pick<Platform, 'routing' | 'clock' | 'log'>;

/** A one-hour appointment without a place by default. */
export const wantedStretch = (
  api: TestApi,
  given: Pick<Wanted, 'resourceId' | 'start' | 'end'> & Partial<Wanted>,
): Wanted => ({
  siteId: api.site.id,
  resourceKind: 'groomer',
  kind: 'appointment',
  subjectId: null,
  place: null,
  expiresAt: null,
  ...given,
});

const inSite =
  (api: TestApi): Stage =>
  (work, options) =>
    api.platform.db.inSite(api.site.id, work, options);

/** Reserves a time range in a calendar as a booking does. */
export const occupyCalendar = (
  api: TestApi,
  timeZone: string,
  wanted: Wanted,
  platform: RoutingPlatform = api.platform,
): Promise<string> =>
  changeCalendar(
    { stage: inSite(api), write: inSite(api) },
    platform,
    (tx) => planOccupying(tx, timeZone, wanted, platform),
    (tx, plan) => occupy(tx, wanted, plan, platform),
  );

export const releaseCalendar = (
  api: TestApi,
  timeZone: string,
  occupant: { readonly resourceId: string; readonly id: string },
  platform: RoutingPlatform = api.platform,
): Promise<void> =>
  changeCalendar(
    { stage: inSite(api), write: inSite(api) },
    platform,
    (tx) => planRelease(tx, timeZone, occupant, platform),
    (tx, plan) => release(tx, occupant, plan, platform),
  );
