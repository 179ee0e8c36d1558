import { createServer, type Server } from 'node:http';
import type { Platform } from '../platform.ts';
import type { RunningJobs } from './run-jobs.ts';

const ASK_AGAIN_S = 1;

/** A worker is ready when all its lanes run, its database has the right schema and its queue may be used. */
const readinessOf = async (platform: Platform, jobs: Pick<RunningJobs, 'isQueueReachable' | 'laneStates'>) => {
  const [{ database, schema }, queue] = await Promise.all([platform.db.health(), jobs.isQueueReachable()]);
  const lanes = jobs.laneStates();
  const { isLeaving } = platform.service;
  const isRunning = Object.values(lanes).every((state) => state === 'running');
  return {
    isReady: database && schema && queue && isRunning && !isLeaving,
    state: { database, schema, queue, live: platform.live.isConnected(), leaving: isLeaving, lanes },
  };
};

/** Metrics and health for operators. */
export const serveWorkerOperators = (
  platform: Platform,
  jobs: Pick<RunningJobs, 'isQueueReachable' | 'laneStates'>,
): Server => {
  const { config, metrics, log } = platform;
  const server = createServer((request, response) => {
    const fail = (error: unknown) => {
      log.error({ err: error }, 'Operators were not answered');
      response.writeHead(500).end();
    };
    if (request.url === '/metrics') {
      metrics.registry
        .metrics()
        .then((text) => response.setHeader('content-type', metrics.registry.contentType).end(text), fail);
    } else if (request.url === '/health/ready') {
      readinessOf(platform, jobs).then(({ isReady, state }) => {
        if (!isReady) response.setHeader('retry-after', ASK_AGAIN_S);
        response
          .writeHead(isReady ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
          .end(JSON.stringify(state));
      }, fail);
    } else response.writeHead(request.url === '/health/live' ? 200 : 404).end();
  });
  return server.listen(config.PORT, config.HOST);
};
