import { startEngines } from '@tailgate/services';
import { beginTestRun, endTestRun, prepareTemplate } from './test-database.ts';

/** Once for all suites: starts the engines and creates the template database. */
export const setup = async (): Promise<void> => {
  await startEngines({ natsNodes: 1 });
  await beginTestRun();
  await prepareTemplate();
};

export const teardown = endTestRun;
