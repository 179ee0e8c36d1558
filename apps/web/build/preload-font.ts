import type { Plugin } from 'vite';

/** The page's one font is asked for with the page, not after its styles have been read. */
export const preloadFont = (): Plugin => ({
  name: 'tailgate:preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const fonts = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
      return fonts.map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
        injectTo: 'head',
      }));
    },
  },
});
