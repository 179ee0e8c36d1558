import { defineConfig } from 'vitest/config';
import { mutatingPlugin } from './tools/mutating-plugin.ts';

const common = {
  environment: 'node',
  exclude: ['**/node_modules/**'],
  globalSetup: ['apps/server/testing/global-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [mutatingPlugin()],
        // Every suite has a database of its own and changes nothing global, so the modules are loaded once.
        test: {
          ...common,
          name: 'server',
          include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts'],
          isolate: false,
        },
      },
      { test: { ...common, name: 'tools', include: ['tools/**/*.test.ts', 'apps/mobile/src/**/*.test.ts'] } },
      'apps/web/vitest.config.ts',
    ],
  },
});
