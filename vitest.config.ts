import { defineConfig } from 'vitest/config';
import { testSeed } from './tools/kit/src/seed.ts';

// Before workers start: a random seed is drawn once for all of them.
testSeed();

const ENGINES = 'tools/services/**/*.test.ts';

/** Their verdict is a ratio of times: on a busy machine they need many rounds, which the long form has. */
const SPEED = process.env['TEST_LONG'] ? [] : ['**/*-speed.test.ts'];

const common = {
  environment: 'node',
  exclude: ['**/node_modules/**', ...SPEED],
  globalSetup: ['apps/server/testing/global-setup.ts'],
  setupFiles: ['tools/kit/src/seed-fast-check.ts'],
  // Long enough for a machine that is busy with other things: these end a test that hangs, they measure nothing.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

export default defineConfig({
  test: {
    // The default leaves one processor idle: on two of them, half the machine.
    maxWorkers: '100%',
    projects: [
      {
        // The suites of a worker share an API and a database, each with sites of its own: modules are loaded once.
        test: {
          ...common,
          name: 'server',
          include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: 'tools',
          include: ['tools/**/*.test.ts', 'apps/mobile/src/**/*.test.ts'],
          exclude: [...common.exclude, ENGINES],
          isolate: false,
        },
      },
      // These point their whole process at engines of their own.
      { test: { ...common, name: 'engines', include: [ENGINES] } },
      'apps/web/vitest.config.ts',
    ],
  },
});
