import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * What `npm ci --omit=dev --workspace <workspace>` installs, as paths of the lockfile (`node_modules/pg`): the packages
 * that are reachable from the workspace without its development dependencies.
 */
export function productionPackages(root: string, workspace: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const found = new Set<string>();
  const missing: string[] = [];

  /** As Node looks for it: in the folder of who asks, then in those above. */
  function locate(name: string, asker: string): string | undefined {
    for (let folder = asker; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
      const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
      if (packages[path]) return path;
      if (folder === '') return undefined;
    }
  }

  function visit(path: string): void {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const at = locate(name, path);
      if (at === undefined) {
        if (name in dependencies) missing.push(`${name} of ${path}`);
      } else if (!found.has(at)) {
        found.add(at);
        const { link, resolved } = packages[at] ?? {};
        visit(link === true && resolved !== undefined ? resolved : at);
      }
    }
  }

  visit(workspace);
  if (missing.length > 0) throw new Error(`The lockfile lacks ${missing.join(', ')}`);
  return [...found].sort();
}
