/** A screen's address, and the files that draw it: its own and those of the layouts around it. */
export interface Screen {
  readonly path: string;
  readonly files: readonly string[];
}

const ROUTES = 'apps/web/src/routes';
const IMPORTED = /import \{ Route as (\w+)Import \} from '\.\/routes\/([^']+)';?/g;
const PLACED = /const (\w+) = (\w+)Import\.update\(\{[^}]*?getParentRoute: \(\) => (\w+)/gs;

/** Of the generated tree of routes: addresses, files and which layout stands around which screen. */
export const screensIn = (tree: string): Screen[] => {
  const fileOf = new Map(
    [...tree.matchAll(IMPORTED)].map(([, name = '', file = '']) => [name, `${ROUTES}/${file}.tsx`]),
  );
  const parentOf = new Map(
    [...tree.matchAll(PLACED)].map(([, name = '', , parent = '']) => [name, parent.replace(/Import$/, '')]),
  );
  const filesOf = (name: string): string[] => {
    const parent = parentOf.get(name);
    return [...(fileOf.has(name) ? [fileOf.get(name) ?? ''] : []), ...(parent === undefined ? [] : filesOf(parent))];
  };
  const section = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  return [...section.matchAll(/'(\/[^']*)': typeof (\w+)/g)].map(([, path = '', name = '']) => ({
    path,
    files: filesOf(name),
  }));
};
