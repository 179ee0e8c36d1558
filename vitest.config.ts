import { defineConfig } from 'vitest/config';
import { mutatingPlugin } from './tools/mutating-plugin.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [mutatingPlugin()],
        test: {
          name: 'node',
          include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          environment: 'node',
          globalSetup: ['apps/server/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
});
