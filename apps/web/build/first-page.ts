import react from '@vitejs/plugin-react';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import type { firstPage as FirstPage } from '../src/first-page.tsx';
import { chunksLoadedAtStart, reachedFrom } from './chunks.ts';

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

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Files the route needs beyond those of every page. */
const filesOf = (chunks: readonly Rollup.OutputChunk[], route: RegExp): string[] => {
  const atStart = chunksLoadedAtStart(chunks);
  const own = chunks.filter((chunk) => Object.keys(chunk.modules).some((module) => route.test(module)));
  if (own.length === 0) throw new Error(`No chunk holds ${route.source}`);
  const names = [...reachedFrom(chunks, own)].filter((name) => !atStart.has(name));
  const styles = chunks
    .filter(({ fileName }) => names.includes(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...styles, ...names])];
};

/** Draws the first page of all, for the server to send before the scripts have come, and names the files it needs. */
export const firstPage = (route: RegExp): Plugin => ({
  name: 'tailgate:first-page',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const head = filesOf(chunks, route).map(linkTo).join('');
    this.emitFile({
      type: 'asset',
      fileName: 'first-page.json',
      source: JSON.stringify({ ...(await drawFirstPage()), head }),
    });
  },
});
