import { defineConfig } from '@playwright/test';
import { chromiumLaunch, clockOffsetMs } from '@tailgate/kit';
import { checkJourneyImports } from './support/journey-imports.ts';
import { WEB_PORT } from './support/places.ts';
import { DESKTOP } from './support/widths.ts';

// One instant for the whole run: the server, the workers and their browsers inherit it.
clockOffsetMs();
checkJourneyImports();

/** Their verdict is a time, which depends on what else the machine does: they run alone, with `E2E_MEASURED`. */
const MEASURED = '**/*-speed.journey.ts';

/** With `E2E_FILES`, a list of files: these, those of the critical ways, and the routes (of which `E2E_ROUTES` has a list). */
const chosenJourneys = (): RegExp[] | undefined => {
  const files = process.env['E2E_FILES'];
  if (files === undefined) return undefined;
  const chosen = ['everybody/every-route.journey.ts', ...files.split(',').filter(Boolean)];
  // Playwright looks for these in the file below its folder, followed by the title and the tags.
  return [
    /@critical/,
    ...chosen.map((file) => new RegExp(file.replace(/^(e2e\/)?journeys\//, '').replaceAll('.', '\\.'))),
  ];
};
const chosen = chosenJourneys();

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  globalTeardown: './support/after-all.ts',
  outputDir: '../artefacts/e2e',
  fullyParallel: true,
  workers: 2,
  // A journey that passes only sometimes is broken: it is not tried again.
  retries: 0,
  // For a machine whose cores are busy with something else. Whatever is slower hangs.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [['list'], ['json', { outputFile: '../artefacts/e2e.json' }]],
  use: {
    ...DESKTOP,
    launchOptions: chromiumLaunch(),
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    // Each journey is a new person: filling their offline store would cost more than the journey. Those about it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    process.env['E2E_MEASURED'] === undefined
      ? { name: 'journeys', testIgnore: MEASURED, ...(chosen && { grep: chosen }) }
      : { name: 'measured', testMatch: MEASURED, workers: 1 },
  ],
  webServer: {
    command: 'node support/serve.ts',
    url: `http://127.0.0.1:${WEB_PORT}/health/ready`,
    // Engines, a database and the demo data, beside whatever else the machine does.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
  },
});
