// The same response through the full contract pipeline of the API.
import { buildServer } from '../../../../apps/server/src/platform/http/server.ts';
import { bindModule } from '../../../../apps/server/src/platform/http/call.ts';
import { answerUntilParentLeaves } from '../served-by-child.ts';
import { estimate, estimateContract } from './estimate.ts';
import { platformWithoutDatabase } from './platform-without-database.ts';

const module = bindModule('bench', estimateContract, {}, { estimate: ({ query, body }) => estimate(query, body) });
await answerUntilParentLeaves(await buildServer(platformWithoutDatabase(), [module]));
