import type { ImportGraph } from './import-graph.ts';

/** These files, and all that import them, directly or through others. */
export const affectedBy = (graph: ImportGraph, changed: Iterable<string>): Set<string> => {
  const importersOf = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const other of imported) {
      const importers = importersOf.get(other);
      if (importers) importers.push(file);
      else importersOf.set(other, [file]);
    }
  const affected = new Set<string>();
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (affected.has(file)) continue;
    affected.add(file);
    waiting.push(...(importersOf.get(file) ?? []));
  }
  return affected;
};

/** What everything of a side stands on: a change of it is a change of all. */
const GROUND = {
  all: [
    /^package(-lock)?\.json$/,
    /^\.npmrc$/,
    /^\.ci\/run$/,
    /^vitest\.config\.ts$/,
    /^((apps|tools|packages)\/[^/]+\/|e2e\/)?tsconfig(\.base)?\.json$/,
    /^\.oxlintrc\.json$/,
    /^tools\/(setup\.sh|ci\.ts|ci\/|services\/|kit\/)/,
  ],
  server: [
    /^apps\/server\/(db\/|package\.json$)/,
    /^apps\/server\/src\/(platform\/|[^/]+$)/,
    /^apps\/server\/testing\/(?!.*\.test\.ts$)/,
    /^packages\/contract\/(package\.json$|src\/[^/]+$)/,
    /^tools\/sandbox\//,
  ],
  web: [/^apps\/web\/(?!src\/)/, /^apps\/web\/src\/testing\//, /^packages\/contract\/src\/client-types\.ts$/],
  journeys: [/^e2e\/(support|playwright\.config|package\.json|tsconfig)/, /^tools\/demo-world\//],
} as const;

export type Side = keyof typeof GROUND;

const TEST = /\.test\.tsx?$/;

/** The sides that have changed as a whole. */
export const changedSides = (changed: readonly string[]): Set<Side> => {
  const sides = Object.entries(GROUND).filter(([, ground]) =>
    changed.some((file) => !TEST.test(file) && ground.some((place) => place.test(file))),
  ) as [Side, unknown][];
  return new Set(sides.map(([side]) => side));
};
