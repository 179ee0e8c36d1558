// What the code has, for comparison with docs/specification: made from the contract and the route tree themselves.
import { readFileSync } from 'node:fs';
import { CONTRACT, describeAccess, type ContractModule } from '@tailgate/contract';

const endpoints = Object.values<ContractModule>(CONTRACT).flatMap((rows) =>
  Object.values(rows).map((row) => ({ method: row.method, path: row.path, access: describeAccess(row.access) })),
);

const tree = readFileSync(new URL('../apps/web/src/routeTree.gen.ts', import.meta.url), 'utf8');
const section = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? '';
const routes = [...section.matchAll(/'(\/[^']*)':/g)].map((match) => ({
  path: (match[1] ?? '').replace(/\{?-?\$(\w+)\}?/g, ':$1'),
}));

process.stdout.write(`${JSON.stringify({ endpoints, routes }, null, 2)}\n`);
