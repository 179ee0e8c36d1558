import type { Plugin } from 'vite';
import { chunksLoadedAtStart } from './chunks.ts';

interface Rules {
  /** Modules that must not reach the browser at all. */
  readonly never: readonly RegExp[];
  /** Modules that may be loaded later, but not with the first page. */
  readonly neverAtStart: readonly RegExp[];
}

/** Fails the build when a module slips into the bundle that was meant to stay out of it. */
export const bundleRules = ({ never, neverAtStart }: Rules): Plugin => ({
  name: 'tailgate:bundle-rules',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const atStart = chunksLoadedAtStart(chunks);
    if (atStart.size === 0) this.error('The bundle has no entry to look at');
    for (const chunk of chunks) {
      const forbidden = atStart.has(chunk.fileName) ? [...never, ...neverAtStart] : never;
      const found = Object.keys(chunk.modules).find((module) => forbidden.some((rule) => rule.test(module)));
      if (found) this.error(`${found} must not be in ${chunk.fileName}`);
    }
  },
});
