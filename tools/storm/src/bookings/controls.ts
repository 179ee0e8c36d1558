import type { SourceMutation } from '@tailgate/kit';

/** Takes the rule of the database away that two rows of one calendar never overlap. */
export const DROP_EXCLUSION = `do $$ declare one record; begin
  for one in select conrelid::regclass as leaf, conname from pg_constraint where conname like 'occupancy_%_never_overlaps'
  loop execute format('alter table %s drop constraint %I', one.leaf, one.conname); end loop;
end $$`;

/**
 * Looks whether the time is free and then saves, as one would without the rule. Between the two lies the time that a
 * database on another machine takes to answer, so that it does not depend on this machine whether two calls meet.
 */
export const CHECK_THEN_SAVE: readonly SourceMutation[] = [
  {
    file: 'apps/server/src/modules/scheduling/calendar/occupancy.queries.ts',
    find: '  if (occupying.length === 0) return;\n',
    replace: `  if (occupying.length === 0) return;
  for (const { providerId, occupant, leadMinutes } of occupying) {
    const { rows } = await sql\`select 1 from occupancy where resource_id = \${providerId} and occupied &&
      tstzrange(\${occupant.start}::timestamptz - make_interval(mins => \${leadMinutes}::int), \${occupant.end}::timestamptz)\`.execute(tx);
    if (rows.length > 0) throw Object.assign(new Error('taken'), { code: '23P01' });
  }
  await sql\`select pg_sleep(0.05)\`.execute(tx);
`,
  },
  {
    file: 'apps/server/src/modules/scheduling/calendar/occupancy.queries.ts',
    find: 'await sql`select app.lock_calendars(${resourceIds}::uuid[], ${LOCK_KINDS.calendar}, ${now})`.execute(tx);',
    replace: `void LOCK_KINDS;
  await sql\`delete from occupancy where resource_id = any(\${resourceIds}::uuid[]) and expires_at <= \${now}\`.execute(tx);`,
  },
];

const CUSTODY = 'apps/server/src/modules/custody/change-custody.ts';

/** A change of custody looks at the visits without taking the lock of their groomers, and takes its time afterwards. */
export const CUSTODY_WITHOUT_LOCK: readonly SourceMutation[] = [
  {
    file: CUSTODY,
    find: "import { zoneOfVan } from './vans.view.ts';",
    replace: "import { sql } from 'kysely';\nimport { zoneOfVan } from './vans.view.ts';",
  },
  {
    file: CUSTODY,
    find: '  await lockCalendars(tx, [vehicleId, ...holderIds], now);',
    replace: '  void lockCalendars;',
  },
  {
    file: CUSTODY,
    find: `if (withoutVan !== null) await needNoVan(tx, withoutVan, now);
  });`,
    replace: `if (withoutVan !== null) await needNoVan(tx, withoutVan, now);
  });
  await sql\`select pg_sleep(0.1)\`.execute(tx);`,
  },
];
