import { createServer } from 'node:http';
import { INSIDE_REACTIONS, JOBS, REACTIONS, ROUNDS } from './modules/index.ts';
import { readConfig } from './platform/config.ts';
import { registerReactions } from './platform/events/events.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import { openPlatform } from './platform/platform.ts';
import { stopGracefully } from './platform/stop-gracefully.ts';
import { reportCrashes } from './platform/telemetry/report-crashes.ts';

export const startWorker = async (environment: NodeJS.ProcessEnv, stopTracing: () => Promise<void>): Promise<void> => {
  const config = readConfig(environment);
  const platform = await openPlatform(config);
  reportCrashes(platform);
  registerReactions(REACTIONS, INSIDE_REACTIONS);
  const runner = runJobs(platform, JOBS, ROUNDS);
  // Metrics and health for operators.
  const operators = createServer((request, response) => {
    if (request.url === '/metrics') return void platform.metrics.registry.metrics().then((text) => response.end(text));
    response.writeHead(request.url === '/health/live' ? 200 : 404).end();
  });
  operators.listen(config.PORT, config.HOST);
  stopGracefully(platform.log, async () => {
    operators.close();
    await runner.stop();
    await platform.close();
    // An unreachable collector must not turn a clean stop into a failure.
    await stopTracing().catch((error: unknown) => platform.log.warn({ err: error }, 'Failed to send the last traces'));
  });
  platform.log.info('Worker started');
  await runner.promise;
};
