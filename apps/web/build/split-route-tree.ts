import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const STATEMENT = /^(?=(?:import|const|export|interface|declare) )/m;
const IMPORT = /^import \{ Route as (\w+)Import \} from '\.\/routes\/([^/']+)/;
const CONSTANT = /^const (\w+?)(?:With)?(?:Children)?(?::| =)/;
const CHILD = /^\s*\w+:\s*(\w+),$/gm;

/** The tree is read a second time under this name, for the routes that the first reading leaves out. */
const AREAS = '?areas';
export const AREA_ROUTES = /routeTree\.gen\.ts\?areas$/;

interface Part {
  readonly text: string;
  /** Which route it belongs to, if to one. */
  readonly route: string | undefined;
}

/** Without the types, which speak of all routes. */
const partsOf = (code: string): readonly Part[] =>
  code
    .split(STATEMENT)
    .filter((text) => /^(?:import|const|export const) /.test(text))
    .map((text) => ({ text, route: (IMPORT.exec(text) ?? CONSTANT.exec(text))?.[1] }));

/** The routes that lie in one of these folders. */
const routesBelow = (parts: readonly Part[], folders: readonly string[]): ReadonlySet<string> =>
  new Set(
    parts.flatMap(({ text }) => {
      const [, route, folder] = IMPORT.exec(text) ?? [];
      return route !== undefined && folders.includes(folder ?? '') ? [route] : [];
    }),
  );

const belongsTo = (routes: ReadonlySet<string>, child: string) => routes.has(child.replace(/WithChildren$/, ''));

const withoutAreas = (parts: readonly Part[], areas: ReadonlySet<string>): string =>
  parts
    .filter(({ route }) => route === undefined || !areas.has(route))
    .map(({ text, route }) =>
      route === 'rootRoute' && text.startsWith('const')
        ? text.replaceAll(CHILD, (line, child: string) => (belongsTo(areas, child) ? '' : line))
        : text,
    )
    .join('');

const onlyAreas = (parts: readonly Part[], areas: ReadonlySet<string>): string => {
  const root = parts.find(({ text }) => text.startsWith('const rootRouteChildren'))?.text ?? '';
  const children = [...root.matchAll(CHILD)].map(([, child = '']) => child).filter((child) => belongsTo(areas, child));
  const kept = parts.filter(
    ({ text, route }) => text.startsWith('import { Route as rootRouteImport }') || (route && areas.has(route)),
  );
  return `${kept.map(({ text }) => text).join('')}\nexport const areaRoutes = [${children.join(', ')}];\n`;
};

/** A name of one half in the other would be undefined in the browser. */
const mentions = (code: string, route: string | undefined): boolean =>
  route !== undefined && new RegExp(`\\b${route}(?:Import|Children|WithChildren)?\\b`).test(code);

/** Either half of the tree. Fails where the generator writes something else than it is written for. */
export const splitTree = (code: string, folders: readonly string[], half: 'first' | 'areas'): string => {
  const parts = partsOf(code);
  const areas = routesBelow(parts, folders);
  if (areas.size === 0) throw new Error('The route tree has no areas to keep apart');
  const split = half === 'areas' ? onlyAreas(parts, areas) : withoutAreas(parts, areas);
  const stray = parts.find(
    ({ route }) => route !== 'rootRoute' && areas.has(route ?? '') !== (half === 'areas') && mentions(split, route),
  );
  if (stray) throw new Error(`The route tree could not be split at ${stray.route}`);
  return split;
};

/**
 * The list of all screens would be part of the first page, and grow with each screen. Those of the areas of the roles
 * come in a file of their own instead, which nobody needs to log in, to read a public page or to begin a booking.
 */
export const splitRouteTree = (areaPaths: readonly string[]): Plugin => {
  const folders = areaPaths.map((path) => path.slice(1));
  return {
    name: 'tailgate:split-route-tree',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: AREA_ROUTES },
      async handler(id, importer) {
        const tree = await this.resolve(id.replace(AREAS, ''), importer);
        return tree && tree.id + AREAS;
      },
    },
    load: {
      filter: { id: AREA_ROUTES },
      handler: (id) => readFileSync(id.replace(AREAS, ''), 'utf8'),
    },
    transform: {
      filter: { id: /(?:routeTree\.gen|area-routes)\.ts(?:\?areas)?$/ },
      handler(code, id) {
        if (id.endsWith('area-routes.ts'))
          return `export const loadAreaRoutes = async () => (await import('./routeTree.gen.ts${AREAS}')).areaRoutes;`;
        return { code: splitTree(code, folders, id.endsWith(AREAS) ? 'areas' : 'first'), map: null };
      },
    },
  };
};
