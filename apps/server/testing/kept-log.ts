import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { pino, type Logger } from 'pino';
import { loggerOptions } from '../src/platform/telemetry/log.ts';

/** The folder in which the servers of tests keep their logs. Landing reads them: nobody may be named there. */
const KEPT_IN = 'TEST_LOGS';

/** What a server in a test writes, if somebody wants to read it. */
export const keptLog = (): Logger | undefined => {
  const folder = process.env[KEPT_IN];
  if (folder === undefined) return undefined;
  const dest = join(folder, `tests-${process.pid}-${threadId}.log`);
  return pino(loggerOptions('debug'), pino.destination({ dest, mkdir: true, sync: true }));
};
