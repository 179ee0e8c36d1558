import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    environment: 'jsdom',
    // One browser per worker instead of one per file: making it takes longer than most tests.
    isolate: false,
    environmentOptions: { jsdom: { url: 'http://tailgate.localhost/' } },
    css: { include: [/tokens\.css/] },
  },
});
