import { loadavg } from 'node:os';
import { relative } from 'node:path';
import { isMet } from './comparison.ts';
import { compareAccessToken } from './costs/access-token.ts';
import { compareIdempotencyKey } from './costs/idempotency-key.ts';
import { type Form, isSmoke, LONG } from './forms.ts';
import { compareMonthSchedule } from './month-schedule/compare-month-schedule.ts';
import { fillMonths } from './month-schedule/fill-month.ts';
import { comparePipelines, profilePipeline } from './pipeline/compare-pipelines.ts';
import { compareProfileRead, profileProfileRead } from './profile-read/compare-profile-read.ts';
import { openWorld } from './profile-read/world.ts';
import { ARTEFACTS, type Report, keepReport, printReport } from './report.ts';
import { runSmoke } from './smoke.ts';

const say = (text: string) => console.log(`bench: ${text}`);

const overDatabase = async (form: Form) => {
  say('preparing database');
  const world = await openWorld();
  try {
    const server = await world.startApiProcess();
    try {
      say('profile read against pgbench');
      const profileRead = await compareProfileRead(form, world, server);
      say('month schedule against pgbench');
      await fillMonths(world.api, world.groomers);
      const monthSchedule = await compareMonthSchedule(form, world, server);
      say('idempotency key');
      const idempotencyKey = await compareIdempotencyKey(form, world, server);
      return {
        comparisons: [...profileRead, ...monthSchedule, ...idempotencyKey],
        profile: await profileProfileRead(world, ARTEFACTS),
      };
    } finally {
      await server.stop();
    }
  } finally {
    await world.close();
  }
};

/** Whether all goals are met. */
const runComparisons = async (form: Form): Promise<boolean> => {
  const loadBefore = loadavg()[0] ?? 0;
  say(`load average before: ${loadBefore.toFixed(2)}`);
  say('contract pipeline against plain Fastify');
  const pipelines = await comparePipelines(form);
  const pipelineProfile = await profilePipeline(ARTEFACTS);
  const { comparisons, profile } = await overDatabase(form);
  say('access token');
  const report: Report = {
    form,
    loadBefore,
    comparisons: [...pipelines, ...comparisons, ...(await compareAccessToken(form))],
    profiles: { 'contract pipeline': pipelineProfile, 'profile read': profile },
  };
  printReport(report);
  say(`report: ${relative(process.env['INIT_CWD'] ?? process.cwd(), await keepReport(report))}`);
  return report.comparisons.every(isMet);
};

if (isSmoke(process.argv.slice(2))) await runSmoke(say);
else process.exitCode = (await runComparisons(LONG)) ? 0 : 1;
