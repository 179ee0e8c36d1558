import { loadavg } from 'node:os';
import { relative } from 'node:path';
import { isMet } from './comparison.ts';
import { compareAccessToken } from './costs/access-token.ts';
import { compareIdempotencyKey } from './costs/idempotency-key.ts';
import { type Form, formOf } from './forms.ts';
import { comparePipelines, profilePipeline } from './pipeline/compare-pipelines.ts';
import { compareProfileRead, profileProfileRead } from './profile-read/compare-profile-read.ts';
import { openWorld } from './profile-read/world.ts';
import { ARTEFACTS, type Report, keepReport, printReport } from './report.ts';

const say = (text: string) => console.log(`bench: ${text}`);

const overDatabase = async (form: Form) => {
  say('preparing a database with groomers');
  const world = await openWorld();
  try {
    const process = await world.startApiProcess();
    try {
      say('profile read against pgbench');
      const profileRead = await compareProfileRead(form, world, process);
      say('idempotency key');
      return {
        comparisons: [...profileRead, ...(await compareIdempotencyKey(form, world, process))],
        profile: form.takesCpuProfiles ? await profileProfileRead(world, ARTEFACTS) : undefined,
      };
    } finally {
      await process.stop();
    }
  } finally {
    await world.close();
  }
};

const form = formOf(process.argv.slice(2));
const loadBefore = loadavg()[0] ?? 0;
say(`${form.name} form; load of the machine before: ${loadBefore.toFixed(2)}`);
say('contract pipeline against plain Fastify');
const pipelines = await comparePipelines(form);
const pipelineProfile = form.takesCpuProfiles ? await profilePipeline(ARTEFACTS) : undefined;
const { comparisons, profile } = await overDatabase(form);
say('access token');
const report: Report = {
  form,
  loadBefore,
  comparisons: [...pipelines, ...comparisons, ...(await compareAccessToken(form))],
  profiles: {
    ...(pipelineProfile && { 'contract pipeline': pipelineProfile }),
    ...(profile && { 'profile read': profile }),
  },
};
printReport(report);
say(`kept in ${relative(process.env['INIT_CWD'] ?? process.cwd(), await keepReport(report))}`);
process.exitCode = report.comparisons.every(isMet) ? 0 : 1;
