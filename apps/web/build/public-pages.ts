import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { filesOf, linkTo } from './chunks.ts';

const ROOT = join(import.meta.dirname, '..');

/** The pages as the server runs them: one file with everything in it, because only the build is deployed. */
const buildForServer = (folder: string) =>
  build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/public-pages.tsx',
      outDir: join(folder, 'server'),
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
    },
    ssr: { noExternal: true },
  });

/** Scripts come later, with the app. */
const stylesOf = (files: readonly string[]) => files.filter((file) => file.endsWith('.css'));

/** Lets the server draw public pages from the components of the app, and names the files that each of them needs. */
export const publicPages = (routes: Readonly<Record<'provider' | 'index', RegExp>>): Plugin => ({
  name: 'tailgate:public-pages',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const links = Object.fromEntries(
      Object.entries(routes).map(([page, route]) => [page, stylesOf(filesOf(chunks, route)).map(linkTo).join('')]),
    );
    this.emitFile({ type: 'asset', fileName: 'public-pages.json', source: JSON.stringify(links) });
  },
  async writeBundle({ dir }) {
    if (dir === undefined) this.error('The build has no folder to write to');
    await buildForServer(dir);
  },
});
