import { setTimeout as delay } from 'node:timers/promises';
import { INSIDE_REACTIONS, JOBS, REACTIONS, ROUNDS } from './modules/index.ts';
import { readConfig } from './platform/config.ts';
import { registerReactions } from './platform/events/events.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import { serveWorkerOperators } from './platform/jobs/worker-operators.ts';
import { openPlatform } from './platform/platform.ts';
import { stopGracefully } from './platform/stop-gracefully.ts';
import { reportCrashes } from './platform/telemetry/report-crashes.ts';

/** Jobs that run longer are left to other workers, which take them over as soon as this process is gone. */
const JOBS_FINISH_WITHIN_MS = 20_000;

export const startWorker = async (environment: NodeJS.ProcessEnv, stopTracing: () => Promise<void>): Promise<void> => {
  const config = readConfig(environment);
  const platform = await openPlatform(config);
  const { log } = platform;
  reportCrashes(platform);
  registerReactions(REACTIONS, INSIDE_REACTIONS);
  const runner = runJobs(platform, JOBS, ROUNDS);
  const operators = serveWorkerOperators(platform, runner);
  stopGracefully(log, {
    leave: platform.service.leave,
    // Nobody sends a worker anything.
    drainSeconds: 0,
    stop: async () => {
      const isDone = await Promise.race([runner.stop().then(() => true), delay(JOBS_FINISH_WITHIN_MS, false)]);
      if (!isDone) log.warn('Left running jobs to other workers');
      operators.close();
      if (isDone) await platform.close();
      // An unreachable collector must not turn a clean stop into a failure.
      await stopTracing().catch((error: unknown) => log.warn({ err: error }, 'Failed to send the last traces'));
    },
  });
  await runner.started;
  if (!platform.service.isLeaving) log.info('Worker started');
  await runner.promise;
};
