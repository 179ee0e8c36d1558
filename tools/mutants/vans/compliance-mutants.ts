import type { Mutant } from '../mutant.ts';
import { withoutCondition } from '../without-condition.ts';

const MODULE = 'apps/server/src/modules/compliance';
const LIST = `${MODULE}/compliance.test.ts`;
const ORACLE = `${MODULE}/compliance-oracle.test.ts`;
const STARTING = `${MODULE}/starting.test.ts`;
const REMINDERS = `${MODULE}/reminders/reminders.test.ts`;
const DUE = `${MODULE}/reminders/reminders.queries.ts`;
const COMPLIANCE = 'app.van_compliance';
const PAPERS = 'app.van_papers';

/** What expires in a van, what it hits, who hears of it, and what does not begin. */
export const COMPLIANCE_MUTANTS: readonly Mutant[] = [
  {
    name: 'paper-hits-later-visits',
    suite: LIST,
    test: 'that expires on day 10 hits exactly the later appointments',
    sql: withoutCondition(COMPLIANCE, 'greatest(p.expires_on + 1,', 'least(p.expires_on + 1,'),
  },
  {
    name: 'paper-counts-on-its-day',
    suite: LIST,
    test: 'that expires on day 10 hits exactly the later appointments',
    sql: withoutCondition(COMPLIANCE, 'p.expires_on + 1', 'p.expires_on'),
  },
  {
    name: 'paper-by-zone-of-van',
    suite: LIST,
    test: 'counts a day by the zone of the van',
    sql: withoutCondition(
      COMPLIANCE,
      '::timestamp at time zone p.time_zone end',
      `::timestamp at time zone 'America/Chicago' end`,
    ),
  },
  {
    name: 'replaced-papers-do-not-count',
    suite: LIST,
    test: 'hits what an appointment is moved to, until it is renewed',
    sql: withoutCondition(PAPERS, 'd.replaced_at is null', 'true'),
  },
  {
    name: 'called-off-visits-not-hit',
    suite: ORACLE,
    test: 'against an oracle that goes through the days one by one',
    sql: withoutCondition(COMPLIANCE, 'and a.status in (', `and a.status <> 'none' or a.status in (`),
  },
  {
    name: 'begun-visits-not-hit',
    suite: LIST,
    test: 'that expired hits what is still to begin today',
    sql: withoutCondition(COMPLIANCE, 'and l.started_at is not null', 'and false'),
  },
  {
    name: 'deleted-file-stays-expired',
    suite: LIST,
    test: 'is missing where a listed van needs it, and expired even without its file',
    sql: withoutCondition(PAPERS, ' or d.expires_on < t.today)', ')'),
  },
  {
    name: 'site-of-van-papers',
    suite: ORACLE,
    test: 'is nothing to another site',
    sql: withoutCondition(COMPLIANCE, ' and p.site_id = app.site_id()'),
  },
  {
    name: 'papers-of-own-vans',
    suite: LIST,
    test: 'is of one owner, and of no driver',
    source: {
      file: `${MODULE}/van-papers.view.ts`,
      find: 'v.owner_id = ${ownerId} and v.status',
      replace: 'v.owner_id is not null and v.status',
    },
  },
  {
    name: 'papers-of-held-vans',
    suite: LIST,
    test: 'is of one owner, and of no driver',
    source: {
      file: `${MODULE}/van-papers.view.ts`,
      find: 'where c.holder_id = ${groomerId} and (upper_inf',
      replace: 'where c.holder_id is not null and (upper_inf',
    },
  },
  {
    name: 'visits-of-the-driver-alone',
    suite: LIST,
    test: 'hits who drives: a change of custody takes the later appointments along',
    sql: withoutCondition(COMPLIANCE, 'groomer is null or a.provider_id = groomer', 'true'),
  },
  {
    name: 'papers-before-setting-out',
    suite: STARTING,
    test: 'does not begin on the day after',
    source: {
      file: 'apps/server/src/modules/appointments/visit/record-set-out.ts',
      find: 'await requirePapers(tx, { groomerId: providerId, startsAt }, startsAt > now ? startsAt : now);',
      replace: 'void [requirePapers, providerId, now];',
    },
  },
  {
    name: 'papers-before-the-first-service',
    suite: STARTING,
    test: 'does not begin on the day after',
    source: {
      file: 'apps/server/src/modules/appointments/visit/record-visit.ts',
      find: 'await requireStart(tx, order, line, changes);',
      replace: 'void requireStart;',
    },
  },
  {
    name: 'work-under-way-goes-on',
    suite: STARTING,
    test: 'that began is finished, checked out and never stopped',
    source: {
      file: 'apps/server/src/modules/appointments/visit/record-visit.ts',
      find: 'if ((await countLines(tx, id)).startedLines > 0) return;',
      replace: 'void countLines;',
    },
  },
  {
    name: 'papers-at-the-time-of-the-visit',
    suite: STARTING,
    test: 'of a day before the expiry can be noted later',
    source: {
      file: 'apps/server/src/modules/appointments/visit/record-visit.ts',
      find: 'await requirePapers(tx, { groomerId: providerId, startsAt }, begins);',
      replace:
        'await requirePapers(tx, { groomerId: providerId, startsAt }, new Date(begins.getTime() + 2 * 86_400_000));',
    },
  },
  {
    name: 'papers-of-the-van-of-the-visit',
    suite: STARTING,
    test: 'asks for the papers of the van it takes place in, and of no other',
    source: {
      file: `${MODULE}/van-papers.view.ts`,
      find: 'where f.vehicle_id = (select app.van_of(${groomerId}, ${startsAt})) and',
      replace: 'where ${groomerId}::uuid is not null and ${startsAt}::timestamptz is not null and',
    },
  },
  {
    name: 'reminded-once',
    suite: REMINDERS,
    test: 'come 30, 14 and 3 days ahead and once it expired, each once',
    source: {
      file: DUE,
      find: 'and r.account_id = p.account_id)',
      replace: 'and r.account_id = p.account_id and false)',
    },
    sql: 'alter table van_paper_reminders drop constraint van_paper_reminders_pkey',
  },
  {
    name: 'reminded-in-one-transaction',
    suite: REMINDERS,
    test: 'are sent once where the job dies in the middle and runs again',
    source: {
      file: `${MODULE}/compliance.jobs.ts`,
      find: 'for (const one of due) await tell(tx, one, platform);',
      replace: 'for (const one of due) await platform.db.inSite(siteId, (own) => tell(own, one, platform));',
    },
  },
  {
    name: 'reminded-while-it-counts',
    suite: REMINDERS,
    test: 'reach who drives from now on, too',
    source: { file: DUE, find: 'and e.stage in (3, -1)', replace: 'and e.stage in (-1)' },
  },
  {
    name: 'reminded-of-vans-in-use',
    suite: REMINDERS,
    test: 'are not about vans that nobody uses',
    source: {
      file: DUE,
      find: "and (f.vehicle_status = 'listed' or f.holder_id is not null or f.visits > 0)",
      replace: '',
    },
  },
];
