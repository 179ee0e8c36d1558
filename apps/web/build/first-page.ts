import react from '@vitejs/plugin-react';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { firstPage as FirstPage } from '../src/first-page.tsx';
import { filesOf, linkTo } from './chunks.ts';
import { AREA_ROUTES } from './split-route-tree.ts';

const ROOT = join(import.meta.dirname, '..');
const WORKSHOP = join(ROOT, 'node_modules/.first-page');

/** The page as Node can run it: the same sources and class names, without the browser's plugins. */
const drawFirstPage = async (): Promise<typeof FirstPage> => {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [react()],
    build: { ssr: 'src/first-page.tsx', outDir: WORKSHOP, emptyOutDir: true, copyPublicDir: false },
    ssr: { noExternal: [/^@tailgate\//] },
  });
  const { firstPage } = (await import(pathToFileURL(join(WORKSHOP, 'first-page.js')).href)) as {
    firstPage: typeof FirstPage;
  };
  await rm(WORKSHOP, { recursive: true });
  return firstPage;
};

/**
 * Draws the first page of all, for the server to send before the scripts have come, and names the files it needs. For
 * pages of the areas it names the file with their routes, so that it comes with the app instead of after it.
 */
export const firstPage = (route: RegExp, areaPaths: readonly string[]): Plugin => ({
  name: 'tailgate:first-page',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const linksFor = (module: RegExp) => filesOf(chunks, module).map(linkTo).join('');
    const areas = { paths: areaPaths, head: linksFor(AREA_ROUTES) };
    this.emitFile({
      type: 'asset',
      fileName: 'first-page.json',
      source: JSON.stringify({ ...(await drawFirstPage()), head: linksFor(route), areas }),
    });
  },
});
