import { existsSync, globSync, readFileSync } from 'node:fs';
import { CONTRACT, type ContractModule } from '@tailgate/contract';
import { cruisedGraph, refinedGraph, sourcesOnDisk } from './import-graph.ts';
import type { Tree } from './scope.ts';
import { screensIn } from './web-screens.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const textOf = (pattern: string) => globSync(pattern).sort().map(read).join('\n');

/** The tree as `npm run arrows` left its report of it. */
export const readTree = (arrowsReport: string): Tree => {
  const imports = cruisedGraph(read(arrowsReport));
  return {
    imports,
    graph: refinedGraph(imports, sourcesOnDisk),
    // One that was deleted is not run anyway.
    sourceOf: (file) => (existsSync(file) ? read(file) : ''),
    screens: screensIn(read('apps/web/src/routeTree.gen.ts')),
    pathsOfModule: new Map(
      Object.entries<ContractModule>(CONTRACT).map(([module, rows]) => [
        module,
        Object.values(rows).map(({ path }) => path),
      ]),
    ),
    storms: new Map([
      ['storm', textOf('tools/storm/src/{*,bookings/*}.ts')],
      ['payment storm', textOf('tools/storm/src/{*,payments/*}.ts')],
    ]),
  };
};
