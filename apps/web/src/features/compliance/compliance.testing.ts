import { addDays, localDateAt } from '@tailgate/values/local-time';
import { currentTimeMs } from '#ui/dates/clock.ts';
import type { DriverPaper, Paper } from './compliance-query.ts';

const ZONE = 'America/Chicago';

/** A paper that expires in so many days; negative ones have passed. */
export const buildPaper = (daysLeft: number, given: Partial<Paper> = {}): Paper => ({
  vehicle: { id: 'van-4', name: 'Van 4', licensePlate: 'MBD 7730', state: 'listed', isForRent: true, timeZone: ZONE },
  kind: 'inspection',
  state: daysLeft < 0 ? 'expired' : 'soon',
  expiresOn: addDays(localDateAt(new Date(currentTimeMs()), ZONE), daysLeft),
  daysLeft,
  holder: { id: 'ana', name: 'Ana Reyes' },
  renewedBy: { id: 'nora', name: 'Hill Country Vans' },
  appointments: { count: 0, firstAt: null, expected: 0 },
  ...given,
});

export const buildDriverPaper = (daysLeft: number, given: Partial<DriverPaper> = {}): DriverPaper => ({
  ...buildPaper(daysLeft),
  isYours: false,
  appointmentIds: [],
  ...given,
});

const HIT = { count: 4, firstAt: '2026-12-01T15:00:00.000Z', expected: 515 };
export const HITTING = { appointments: HIT } as const;
