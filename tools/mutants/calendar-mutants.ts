import type { Mutant } from './mutant.ts';
import { withoutCondition } from './without-condition.ts';

const BOOKING = 'apps/server/src/modules/appointments/appointments.test.ts';
const TRADING = 'apps/server/src/modules/appointments/trading/trading.test.ts';
const CALENDARS = 'apps/server/src/modules/scheduling/calendar/occupancy.test.ts';
const SCHEDULING_WALLS = 'apps/server/src/modules/scheduling/walls.test.ts';
const PLACING = 'apps/server/src/modules/groomer-booking/place-appointment.ts';

export const CALENDAR_MUTANTS: readonly Mutant[] = [
  {
    name: 'site-of-zones-around',
    suite: SCHEDULING_WALLS,
    test: 'find no zone of another site',
    sql: withoutCondition('app.zones_around', 'where around.site_id = app.site_id()'),
  },
  {
    name: 'site-of-occupants',
    suite: SCHEDULING_WALLS,
    test: 'when a groomer of another site is occupied',
    sql: withoutCondition(
      'app.occupants_between(uuid[],timestamptz,timestamptz,timestamptz,uuid)',
      ' and o.site_id = app.site_id()',
    ),
  },
  {
    name: 'session-placed-once',
    suite: BOOKING,
    test: 'is placed once',
    source: { file: PLACING, find: 'requireOpen(now);', replace: '' },
  },
  {
    name: 'placing-within-hours',
    suite: BOOKING,
    test: 'stays within hours',
    source: {
      file: PLACING,
      find: 'if (inTheWay.length === 0) return;',
      replace: 'return;',
    },
  },
  {
    name: 'moving-ignores-itself',
    suite: BOOKING,
    test: 'may overlap its own old time',
    source: {
      file: 'apps/server/src/modules/appointments/times/move-appointment.ts',
      find: ', ignored: id };',
      replace: ' };',
    },
  },
  {
    name: 'release-of-canceled',
    suite: BOOKING,
    test: 'frees the time',
    source: {
      file: 'apps/server/src/modules/scheduling/calendar/release-occupants.ts',
      find: 'deleteOccupants(tx, [providerId], ids);',
      replace: 'deleteOccupants(tx, [providerId], []);',
    },
  },
  {
    name: 'trade-needs-time',
    suite: TRADING,
    test: 'needs a partner who has time',
    source: {
      file: 'apps/server/src/flows/take-over-appointment.ts',
      find: "if (!fitsAt(calendar, start, date)) throw new Failure('slot_unavailable');",
      replace: 'fitsAt(calendar, start, date);',
    },
  },
  {
    name: 'order-of-calendar-locks',
    suite: CALENDARS,
    test: 'calendars are locked in one order',
    sql: withoutCondition(
      'app.lock_calendars',
      'select distinct c from unnest(calendars) as c order by c',
      'select c from unnest(calendars) as c',
    ),
  },
  {
    name: 'neighbors-checked-under-lock',
    suite: CALENDARS,
    test: 'is read again, so that the drive starts at the current neighbor',
    source: {
      file: 'apps/server/src/modules/scheduling/calendar/change-calendars.ts',
      find: 'for (const planned of edits) await requireUnchanged(tx, planned, now);',
      replace: 'void requireUnchanged;',
    },
  },
];
