// What the code has, for comparison with docs/specification: made from the contract and the route tree themselves.
import { CONTRACT, describeRow, type ContractModule } from '@tailgate/contract';
import { webRoutes } from './web-routes.ts';

const endpoints = Object.values<ContractModule>(CONTRACT).flatMap((rows) =>
  Object.values(rows).map((row) => ({ method: row.method, path: row.path, access: describeRow(row) })),
);

const routes = webRoutes().map((path) => ({ path: path.replace(/\{?-?\$(\w+)\}?/g, ':$1') }));

process.stdout.write(`${JSON.stringify({ endpoints, routes }, null, 2)}\n`);
