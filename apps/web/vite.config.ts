import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleRules } from './build/bundle-rules.ts';
import { preloadFont } from './build/preload-font.ts';

// The API finds the site by the Host header, so the proxy hands it on as the browser sent it.
const api = { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:45050', changeOrigin: false };
const host = {
  host: '127.0.0.1',
  port: Number(process.env['WEB_PORT'] ?? 45_060),
  strictPort: true,
  allowedHosts: ['.localhost'],
  proxy: { '/v1': api, '/v2': api },
};

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      tmpDir: 'node_modules/.tanstack',
    }),
    react(),
    preloadFont(),
    bundleRules({
      never: [/[\\/]node_modules[\\/]zod[\\/]/, /[\\/]packages[\\/]contract[\\/]/],
      neverAtStart: [/[\\/]@nats-io[\\/]/],
    }),
  ],
  server: host,
  preview: host,
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Two files for the first page instead of twenty: libraries, which seldom change, and our own.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
});
