import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import type { ShellFile } from '../src/shell/pwa/shell-cache.ts';

const ROOT = join(import.meta.dirname, '..');

/** Names below assets/ change with their content; every other file needs its revision. */
const shellFileOf = (file: Rollup.OutputAsset | Rollup.OutputChunk): ShellFile => {
  if (file.fileName.startsWith('assets/')) return { url: file.fileName, revision: null };
  const content = file.type === 'chunk' ? file.code : file.source;
  return { url: file.fileName, revision: createHash('sha256').update(content).digest('hex').slice(0, 32) };
};

/** Builds `src/sw.ts` as one script beside index.html that knows the files of the build it belongs to. */
export const serviceWorker = (options: { include: RegExp; exclude: RegExp }): Plugin => ({
  name: 'tailgate:service-worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) this.error('The build has no folder to write to');
    const files = Object.values(bundle)
      .filter(({ fileName }) => options.include.test(fileName) && !options.exclude.test(fileName))
      .map(shellFileOf);
    await build({
      configFile: false,
      root: ROOT,
      logLevel: 'error',
      define: { 'self.__SHELL_FILES': JSON.stringify(files) },
      build: {
        target: 'es2022',
        outDir: dir,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: join(ROOT, 'src/sw.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    });
  },
});
