import { clockOffsetMs } from '@tailgate/kit/instant';
import { startEngines } from '@tailgate/services';
import { beginTestRun, endTestRun, prepareTemplate } from './test-database.ts';

/** Once for all suites: sets their instant, starts the engines and creates the template database. */
export const setup = async (): Promise<void> => {
  // Before the workers are started, which inherit it.
  clockOffsetMs();
  await startEngines({ natsNodes: 1 });
  await beginTestRun();
  await prepareTemplate();
};

export const teardown = endTestRun;
