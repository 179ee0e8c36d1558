import type { Mutant } from '../mutant.ts';
import { withoutCondition } from '../without-condition.ts';

const USE = 'apps/server/src/modules/custody/van-use.test.ts';
const CHANGES = 'apps/server/src/modules/custody/change-custody.test.ts';
const LOCKS = 'apps/server/testing/custody/custody-locks.test.ts';
const WALLS = 'apps/server/src/modules/scheduling/walls.test.ts';
const CHANGE_CUSTODY = 'apps/server/src/modules/custody/change-custody.ts';
const WITH_VISITS = 'apps/server/src/modules/custody/change-with-visits.ts';
const ONE_LOCK = 'apps/server/src/modules/custody/one-lock.test.ts';
const AT_ONCE = 'bookings, blocks and changes of custody at once leave both layers whole';
const BLOCKS = 'apps/server/src/modules/fleet/blocks/blocks.test.ts';
const OTHER_SITE = 'which van a groomer of another site holds';

/** What keeps a van from two holders, from two uses, and a visit from being without a van. */
export const CUSTODY_MUTANTS: readonly Mutant[] = [
  {
    name: 'custody-locks-visits',
    suite: 'apps/server/src/modules/custody/release-meanwhile.test.ts',
    test: 'a visit that is released while it moves',
    source: {
      file: 'apps/server/src/modules/custody/change-with-visits.ts',
      find: '  await lockVisits(tx, holderIds, seen);',
      replace: '  void lockVisits;',
    },
  },
  {
    name: 'lock-of-custody',
    suite: LOCKS,
    test: 'a booking waits, and finds what has become of it',
    source: {
      file: CHANGE_CUSTODY,
      find: 'await lockCalendars(tx, [vehicleId, ...holderIds], now);',
      replace: 'void lockCalendars;',
    },
  },
  {
    name: 'lock-of-van-block',
    suite: LOCKS,
    test: 'a block of it waits for a booking, and finds it',
    source: {
      file: 'apps/server/src/modules/custody/block-van.ts',
      find: '[vehicleId, ...holders.map(({ holderId }) => holderId)]',
      replace: '[vehicleId]',
    },
  },
  {
    name: 'lock-under-storm',
    suite: ONE_LOCK,
    test: AT_ONCE,
    source: {
      file: CHANGE_CUSTODY,
      find: 'await lockCalendars(tx, [vehicleId, ...holderIds], now);',
      replace: 'void lockCalendars;',
    },
  },
  {
    name: 'one-use-under-storm',
    suite: ONE_LOCK,
    test: AT_ONCE,
    sql: `do $mutant$ declare one record; begin
      for one in select conrelid::regclass as leaf, conname from pg_constraint where conname like 'occupancy_%_never_overlaps'
      loop execute format('alter table %s drop constraint %I', one.leaf, one.conname); end loop;
    end $mutant$`,
  },
  {
    name: 'rental-ends-alone',
    suite: CHANGES,
    test: 'keeps its hours',
    source: { file: CHANGE_CUSTODY, find: ' && !(subjectId === null && endsSubject(change))', replace: '' },
  },
  {
    name: 'block-not-within-rental',
    suite: BLOCKS,
    test: 'within a rental is refused',
    source: {
      file: 'apps/server/src/modules/custody/block-van.ts',
      find: "given.kind === 'block' && holders.some(({ subjectId }) => subjectId !== null)",
      replace: 'holders.length < 0',
    },
  },
  {
    name: 'block-keeps-its-past',
    suite: BLOCKS,
    test: 'under way ends now',
    source: {
      file: 'apps/server/src/modules/scheduling/calendar/van-use.queries.ts',
      find: 'if (block && block.start < now) await insertVanBlock',
      replace: 'if (block && block.start > now) await insertVanBlock',
    },
  },
  {
    name: 'block-tells-drivers',
    suite: BLOCKS,
    test: 'keeps the van from being booked, and tells its driver once',
    source: {
      file: 'apps/server/src/modules/fleet/blocks/tell-holders.ts',
      find: 'for (const holderId of holderIds) {',
      replace: 'for (const holderId of [] as string[]) {',
    },
  },
  {
    name: 'van-of-visit',
    suite: USE,
    test: 'occupies the groomer and the van',
    source: {
      file: 'apps/server/src/modules/scheduling/calendar/occupancy.queries.ts',
      find: 'where v.vehicle_id is not null) r`',
      replace: 'where v.vehicle_id is null) r`',
    },
  },
  {
    name: 'one-use-of-van',
    suite: USE,
    test: 'takes neither where the van is in use',
    sql: `do $mutant$ declare one record; begin
      for one in select conrelid::regclass as leaf, conname from pg_constraint where conname like 'occupancy_%_never_overlaps'
      loop execute format('alter table %s drop constraint %I', one.leaf, one.conname); end loop;
    end $mutant$`,
  },
  {
    name: 'one-holder-of-van',
    suite: LOCKS,
    test: 'two holders of one van at a time are refused by the database',
    sql: 'alter table van_custody drop constraint van_custody_never_overlaps',
  },
  {
    name: 'no-van-no-visit',
    suite: USE,
    test: 'has no free times, and says why',
    sql: withoutCondition(
      'app.require_van',
      "if not found then raise exception 'the groomer has no van then' using errcode = 'TG410'; end if;",
    ),
  },
  {
    name: 'visits-of-custody-listed',
    suite: CHANGES,
    test: 'over booked work is refused with the visits, and writes nothing',
    source: { file: WITH_VISITS, find: 'if (lost.length === 0 && ', replace: 'if (lost.length >= 0 || ' },
  },
  {
    name: 'visits-of-custody-chosen',
    suite: CHANGES,
    test: 'over booked work is done whole with a choice for every visit',
    source: { file: WITH_VISITS, find: 'isChosen(visitIdOf(visit))', replace: "!isChosen('')" },
  },
  {
    name: 'other-van-is-free',
    suite: CHANGES,
    test: 'is refused where the other van is in use then',
    source: {
      file: WITH_VISITS,
      find: 'new Set(await visitsInTheWay(tx, entering))',
      replace: 'new Set<string>(await Promise.resolve((void visitsInTheWay, [])))',
    },
  },
  {
    name: 'past-of-custody',
    suite: CHANGES,
    test: 'that have passed stay as they are',
    source: {
      file: 'apps/server/src/modules/custody/custody.rules.ts',
      find: "throw new Failure('custody_in_the_past');",
      replace: 'return start;',
    },
  },
  {
    name: 'rental-keeps-its-van',
    suite: CHANGES,
    test: 'keeps its hours',
    source: {
      file: CHANGE_CUSTODY,
      find: 'subjectId === null || subjectId === change.subjectId',
      replace: 'subjectId !== change.subjectId || subjectId === change.subjectId',
    },
  },
  {
    name: 'van-of-ended-hold',
    suite: USE,
    test: 'gets the time of a hold that has ended',
    sql: withoutCondition('app.lock_calendars', 'if vans is not null then', 'if false then'),
  },
  {
    name: 'slots-within-one-van',
    suite: 'packages/slots/src/slots.test.ts',
    test: 'offers starts in one stretch of a van',
    source: {
      file: 'packages/slots/src/working-time.ts',
      find: 'return cutBy(spans, world.vans);',
      replace: 'return (void cutBy, spans);',
    },
  },
  {
    name: 'slots-around-use-of-van',
    suite: USE,
    test: 'is free for nobody until it is back',
    sql: withoutCondition(
      'app.occupants_between(uuid[],timestamptz,timestamptz,timestamptz,uuid)',
      'd.groomer_id = any (resources) and',
      'false and',
    ),
  },
  {
    name: 'site-of-van-drivers',
    suite: WALLS,
    test: OTHER_SITE,
    sql: withoutCondition('app.vans_between', ' and d.site_id = app.site_id()'),
  },
  {
    name: 'site-of-foreign-van-use',
    suite: WALLS,
    test: OTHER_SITE,
    sql: `${withoutCondition('app.foreign_van_use', 'd.site_id = app.site_id()', 'true')}; ${withoutCondition('app.foreign_van_use', 'o.site_id = app.site_id()', 'true')}; ${withoutCondition('app.van_stretches', 'd.site_id = app.site_id()', 'true')}; ${withoutCondition('app.van_stretches', 'c.site_id = app.site_id()', 'true')}`,
  },
];
