import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleRules } from './build/bundle-rules.ts';
import { firstPage } from './build/first-page.ts';
import { lazyRoutes } from './build/lazy-routes.ts';
import { leanRouteTree } from './build/lean-route-tree.ts';
import { preloadFont } from './build/preload-font.ts';
import { publicPages } from './build/public-pages.ts';
import { ROUTE_FILES } from './build/route-files.ts';
import { serviceWorker } from './build/service-worker.ts';
import { AREA_ROUTES, splitRouteTree } from './build/split-route-tree.ts';
import { AREA_OF_ROLE } from './src/shell/roles.ts';

// The API finds the site by the Host header, so the proxy hands it on as the browser sent it.
const api = { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:45050', changeOrigin: false };
const host = {
  host: '127.0.0.1',
  port: Number(process.env['WEB_PORT'] ?? 45_060),
  strictPort: true,
  allowedHosts: ['.localhost'],
  // Name, colours, icon and logo are the site's, so they come from the API too.
  proxy: { '/v1': api, '/v2': api, '/manifest.webmanifest': api, '/icons': api, '/logos': api, '/pictures': api },
};

/** Of files that a rule of this file or a measurement knows by name. */
const KEPT_NAMES = /^(sign-in|login|libraries|shell|drawn-map|report-bars|rolldown-runtime)/;

// Maps, tables and address fields are heavy and on few screens: they keep their own.
const STYLES_OF =
  /[\\/]src[\\/](?:features[\\/])?([a-z-]+)[\\/](?!map[\\/]|table[\\/]|address-field[\\/]).*\.module\.css$/;

/** Shared as well, and on no page that strangers see first. */
const OF_WORK = /[\\/]ui[\\/](?:pages|uploads|crop|signature)[\\/].*\.module\.css$/;

/**
 * Which sheet a style belongs to: the shared controls, or its feature. Shared controls take no class from outside, so
 * that the order of the sheets does not matter.
 */
const sheetOf = (id: string): string | null => {
  if (OF_WORK.test(id)) return 'work-styles';
  const room = STYLES_OF.exec(id)?.[1];
  return room === undefined ? null : `${room}-styles`;
};

/** Screens below these come with a file of their own. */
const AREA_PATHS = Object.values(AREA_OF_ROLE);

export default defineConfig({
  plugins: [
    tanstackRouter({
      ...ROUTE_FILES,
      // What stands around a screen while it loads comes with the screen: the first page of all needs none of it.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'pendingComponent', 'notFoundComponent'], ['errorComponent']],
      },
    }),
    lazyRoutes(),
    splitRouteTree(AREA_PATHS),
    leanRouteTree(),
    react(),
    preloadFont(),
    firstPage(/[\\/]routes[\\/]login\.tsx\?/, AREA_PATHS),
    publicPages({ provider: /[\\/]_static[\\/](route|\$groomerUrl)\.tsx\?/, index: /[\\/]routes[\\/]index\.tsx\?/ }),
    // Registered by our own code, and the manifest is the site's.
    serviceWorker({
      include: /^(index\.html|assets\/.*\.(js|mjs|css|woff2|json))$/,
      // Most of the weight, for few screens: kept when it is first used.
      exclude: /^assets\/(maplibre-gl|drawn-map|counties-|report-bars-)/,
    }),
    bundleRules({
      never: [/[\\/]node_modules[\\/]zod[\\/]/, /[\\/]packages[\\/]contract[\\/].*(contract|schemas|endpoint)\.ts$/],
      neverAtStart: [
        /[\\/]@nats-io[\\/]/,
        /[\\/]@capacitor[\\/]/,
        /[\\/]@aparajita[\\/]/,
        /[\\/]@stripe[\\/]/,
        /[\\/]node_modules[\\/](maplibre-gl|react-map-gl|us-atlas|topojson-client|dayjs|rrule|recharts|victory-vendor|d3-[a-z]+|@mantine[\\/](charts|dates|schedule))[\\/]/,
      ],
    }),
  ],
  server: host,
  preview: host,
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first page carries the list of what every screen needs. It would grow with each screen, so that only styles
      // and the way in stand on it; the service worker has the scripts of the others at hand.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => /\.css$|(^|\/)(sign-in|login)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        // The first page names the files of every screen, so that each character less counts.
        chunkFileNames: ({ name }) => (KEPT_NAMES.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') && !name.startsWith('maplibre')
            ? 'assets/[hash:7].css'
            : 'assets/[name]-[hash][extname]',
        // Two files for the first page instead of twenty: libraries, which seldom change, and our own.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 4 },
            { name: 'shell', tags: ['$initial'], priority: 3 },
            // The way in, as one file instead of thirty: most first visits go through it.
            {
              name: 'sign-in',
              test: /[\\/](routes[\\/]login\.tsx\?|ui[\\/]words[\\/]phone-number|features[\\/]accounts[\\/](sign-in[\\/](password-form|sign-in-)|identifier|use-form-notice|form\.module|second-step[\\/]use-passkey)|ui[\\/](text-field|password-field|field-parts|notice)|shell[\\/]layouts[\\/]entry-|shell[\\/]errors[\\/]form-errors|shell[\\/]api[\\/]use-write|@mantine[\\/]form[\\/]|@mantine[\\/]core[\\/]esm[\\/]components[\\/](Input|InputBase|TextInput|Checkbox|InlineInput)[\\/])/,
              priority: 2,
            },
            // The routes of the areas, with the little that only they need.
            { name: 'areas', test: AREA_ROUTES, priority: 2 },
            // Whoever signs up goes from one screen to the next: one file, which the first page names once.
            {
              name: 'sign-up',
              test: /[\\/](features[\\/]onboarding[\\/](?!applica)|routes[\\/](groomer|fleet-owner|mechanic)[\\/](signup|new)[\\/][^?]*\?)/,
              // Only these: what they share with other screens stays with those.
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // The first page lists, for each screen, the sheets that it needs: few large ones instead of many small ones.
            { name: sheetOf, priority: 2 },
          ],
        },
      },
    },
  },
});
