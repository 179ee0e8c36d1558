import { existsSync, readFileSync } from 'node:fs';

/** What each file imports, by path from the root of the repository. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

interface Cruised {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
}

/** Of the report that `npm run arrows` leaves: the same arrows that it checks. */
export const cruisedGraph = (report: string): Map<string, Set<string>> => {
  const { modules } = JSON.parse(report) as Cruised;
  return new Map(
    modules
      .filter(({ source }) => !source.startsWith('node_modules/'))
      .map(({ source, dependencies }) => [
        source,
        new Set(dependencies.map(({ resolved }) => resolved).filter((file) => !file.startsWith('node_modules/'))),
      ]),
  );
};

/**
 * These name everything of their kind, so that everything would seem to depend on everything: the registry of modules,
 * the tree of routes, the lists of rows, machines, abilities and errors, the list of controls. Whoever uses one of the listed also names it.
 */
const REGISTRIES = [
  'apps/server/src/modules/index.ts',
  'apps/server/src/seeding.ts',
  'apps/web/src/routeTree.gen.ts',
  'apps/web/src/area-routes.ts',
  'packages/contract/src/abilities.ts',
  'packages/contract/src/contract.ts',
  'packages/contract/src/errors.ts',
  'packages/contract/src/machines.ts',
  'packages/contract/src/references.ts',
  'tools/mutants.ts',
];

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const REEXPORT = /export (?:type )?(?:\*(?: as \w+)?|\{[^}]*\}) from '[^']+';/g;

/** A door: nothing but exports of other files. */
export const isDoor = (source: string): boolean => {
  const code = source.replaceAll(COMMENTS, '').trim();
  return code !== '' && code.replaceAll(REEXPORT, '').trim() === '';
};

const DECLARED =
  /export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/g;
const LISTED = /export (?:type )?\{([^}]*)\}/g;

/** The names that a file gives to others, `as` included. */
export const exportedNames = (source: string): Set<string> =>
  new Set([
    ...[...source.matchAll(DECLARED)].map(([, name = '']) => name),
    ...[...source.matchAll(LISTED)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []),
  ]);

export interface Sources {
  read(file: string): string;
  exists(file: string): boolean;
}

export const sourcesOnDisk: Sources = {
  read: (file) => readFileSync(file, 'utf8'),
  exists: (file) => /\.[cm]?tsx?$/.test(file) && existsSync(file),
};

/**
 * The graph with doors taken out: whoever comes through one depends on the files whose names it mentions, not on all that
 * stand behind it. Registries end paths.
 */
export const refinedGraph = (cruised: ReadonlyMap<string, ReadonlySet<string>>, sources: Sources): ImportGraph => {
  const sourceOf = new Map<string, string>();
  for (const file of cruised.keys()) if (sources.exists(file)) sourceOf.set(file, sources.read(file));
  const doors = new Set([...sourceOf].filter(([, source]) => isDoor(source)).map(([file]) => file));
  const namesOf = new Map([...sourceOf].map(([file, source]) => [file, exportedNames(source)]));

  const behind = (door: string, seen = new Set<string>()): Set<string> => {
    for (const file of cruised.get(door) ?? []) {
      if (seen.has(file)) continue;
      seen.add(file);
      if (doors.has(file)) behind(file, seen);
    }
    return seen;
  };
  const roomsBehind = new Map([...doors].map((door) => [door, behind(door)]));

  const targetsOf = (file: string, imported: ReadonlySet<string>): Set<string> => {
    const targets = new Set<string>();
    const words = new Set(sourceOf.get(file)?.match(/\w+/g) ?? []);
    for (const other of imported) {
      targets.add(other);
      for (const room of roomsBehind.get(other) ?? [])
        if (doors.has(room) || [...(namesOf.get(room) ?? [])].some((name) => words.has(name))) targets.add(room);
    }
    return targets;
  };
  return new Map(
    [...cruised].map(([file, imported]) => {
      // A door of its own accord depends on nothing: those who come through it do.
      if (doors.has(file) || REGISTRIES.includes(file)) return [file, new Set()];
      return [file, targetsOf(file, imported)];
    }),
  );
};
