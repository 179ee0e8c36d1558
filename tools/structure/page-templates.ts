import { dirname, join } from 'node:path';

/** The page templates; there is no sixth. */
const TEMPLATES = ['dashboard-page', 'table-page', 'list-detail-page', 'record-page', 'form-page'].map(
  (name) => `#ui/pages/${name}.tsx`,
);
/** Frames of pages outside the signed-in areas: log-in and sign-up, public texts. */
const FRAMES = [
  '#shell/layouts/entry-layout.tsx',
  '#shell/layouts/signup-layout.tsx',
  '#features/sites/static-page.tsx',
  '#features/public-pages/public-screen.tsx',
  '#features/accounts/confirm-email.tsx',
];
const PAGES = new Set([...TEMPLATES, ...FRAMES]);

const IMPORTS = /^import (?!type )[^;]*? from '([^']+)';$/gm;

/** `sources` by their path below `routes/`. */
const importsOf = (path: string, sources: ReadonlyMap<string, string>, seen = new Set<string>()): Set<string> => {
  const found = new Set<string>();
  if (seen.has(path)) return found;
  seen.add(path);
  for (const [, target = ''] of (sources.get(path) ?? '').matchAll(IMPORTS)) {
    if (!target.startsWith('.')) found.add(target);
    else for (const inner of importsOf(join(dirname(path), target), sources, seen)) found.add(inner);
  }
  return found;
};

/** Layouts hold other routes; what has no component only redirects. */
const isScreen = (path: string, source: string) =>
  /^export const Route = createFileRoute\(/m.test(source) &&
  /^\s*component:|[({,] component[:,]/m.test(source) &&
  !/(^|\/)route\.tsx$/.test(path);

/** Screens that use no page template, or more than one. */
export const templateProblems = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources]
    .filter(([path, source]) => isScreen(path, source))
    .flatMap(([path]) => {
      const used = [...importsOf(path, sources)].filter((target) => PAGES.has(target));
      if (used.length === 1) return [];
      return [`${path} uses ${used.length === 0 ? 'no page template' : used.join(' and ')}: exactly one of ui/pages`];
    });

export const countScreens = (sources: ReadonlyMap<string, string>): number =>
  [...sources].filter(([path, source]) => isScreen(path, source)).length;
