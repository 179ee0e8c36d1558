import { loadavg } from 'node:os';
import { relative } from 'node:path';
import { clockOffsetMs } from '@tailgate/kit';
import { fillMonths } from '../../../apps/server/testing/costs/fill-month.ts';
import type { Comparison } from './comparison.ts';
import { compareAccessToken } from './costs/access-token.ts';
import { compareIdempotencyKey } from './costs/idempotency-key.ts';
import type { SelfTime } from './cpu-profile.ts';
import { type Options, parseOptions, type Part } from './forms.ts';
import { compareMonthSchedule } from './month-schedule/compare-month-schedule.ts';
import { comparePipelines, profilePipeline } from './pipeline/compare-pipelines.ts';
import { comparePlacing, profilePlacing } from './placing/compare-placing.ts';
import { compareProfileRead, profileProfileRead } from './profile-read/compare-profile-read.ts';
import { openWorld } from './profile-read/world.ts';
import { ARTEFACTS, type Report, keepReport, printReport } from './report.ts';

const say = (text: string) => console.log(`bench: ${text}`);

const overDatabase = async ({ form, parts, hasProfiles }: Options) => {
  say('preparing database');
  const world = await openWorld();
  const comparisons: Comparison[] = [];
  const profiles: Record<string, SelfTime[]> = {};
  try {
    const server = await world.startApiProcess();
    try {
      if (parts.includes('profile')) {
        say('profile read against pgbench');
        comparisons.push(...(await compareProfileRead(form, world, server)));
        if (hasProfiles) profiles['profile read'] = await profileProfileRead(world, ARTEFACTS);
      }
      if (parts.includes('month')) {
        say('month schedule against pgbench');
        await fillMonths(world.api, world.groomers);
        await world.api.database.asOwner((owner) => owner.query('analyze'));
        comparisons.push(...(await compareMonthSchedule(form, world, server)));
      }
      if (parts.includes('placing')) {
        say('placing an appointment against pgbench');
        comparisons.push(...(await comparePlacing(form, world, server)));
        if (hasProfiles) profiles['placing'] = await profilePlacing(world, ARTEFACTS);
      }
      if (parts.includes('key')) {
        say('idempotency key');
        comparisons.push(...(await compareIdempotencyKey(form, world, server)));
      }
      return { comparisons, profiles };
    } finally {
      await server.stop();
    }
  } finally {
    await world.close();
  }
};

const NOTHING: Awaited<ReturnType<typeof overDatabase>> = { comparisons: [], profiles: {} };
const isOverDatabase = (part: Part) => part !== 'pipeline' && part !== 'token';

/** Whether no goal was missed. */
const runComparisons = async (options: Options): Promise<boolean> => {
  const { form, parts, hasProfiles } = options;
  const loadBefore = loadavg()[0] ?? 0;
  say(`load average before: ${loadBefore.toFixed(2)}`);
  const comparisons: Comparison[] = [];
  const profiles: Record<string, SelfTime[]> = {};
  if (parts.includes('pipeline')) {
    say('contract pipeline against plain Fastify');
    comparisons.push(...(await comparePipelines(form)));
    if (hasProfiles) profiles['contract pipeline'] = await profilePipeline(ARTEFACTS);
  }
  const database = parts.some(isOverDatabase) ? await overDatabase(options) : NOTHING;
  comparisons.push(...database.comparisons);
  if (parts.includes('token')) {
    say('access token');
    comparisons.push(...(await compareAccessToken(form)));
  }
  const report: Report = { form, loadBefore, comparisons, profiles: { ...profiles, ...database.profiles } };
  say(`report: ${relative(process.env['INIT_CWD'] ?? process.cwd(), await keepReport(report))}`);
  return printReport(report);
};

clockOffsetMs();
process.exitCode = (await runComparisons(parseOptions(process.argv.slice(2)))) ? 0 : 1;
