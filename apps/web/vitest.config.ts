import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['../../tools/kit/src/seed-fast-check.ts', 'src/testing/setup.ts'],
    environment: 'jsdom',
    // One browser per worker instead of one per file: making it takes longer than most tests.
    isolate: false,
    // The same as the other projects': vitest refuses to run different numbers in one group.
    maxWorkers: '100%',
    environmentOptions: { jsdom: { url: 'http://tailgate.localhost/' } },
    // Long enough for a busy machine: these end a test that hangs, they measure nothing.
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    css: { include: [/tokens\.css\?raw/] },
  },
});
