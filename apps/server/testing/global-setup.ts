import { startEngines } from '@tailgate/services';
import { prepareTemplate } from './test-database.ts';

/** Once for all suites: the engines run and the template is there. */
export const setup = async (): Promise<void> => {
  await startEngines({ natsNodes: 1 });
  await prepareTemplate();
};
