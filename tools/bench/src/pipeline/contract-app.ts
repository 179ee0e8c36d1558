import { bindModule } from '../../../../apps/server/src/platform/http/call.ts';
import { buildServer } from '../../../../apps/server/src/platform/http/server.ts';
import { estimate, estimateContract } from './estimate.ts';
import { platformWithoutDatabase } from './platform-without-database.ts';

/** The same response through the full contract pipeline of the API. */
export const contractApp = () => {
  const module = bindModule('bench', estimateContract, {}, { estimate: ({ query, body }) => estimate(query, body) });
  return buildServer(platformWithoutDatabase(), [module]);
};
