import { defineConfig } from '@playwright/test';
import { WEB_PORT } from './support/places.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 832 };

const onPhone = { hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
const firstLoad = '**/first-load.journey.ts';
const everyRoute = '**/every-route.journey.ts';

/** The long form visits every route on the narrowest phone, on a tablet, and in the dark. */
const LONG_FORM = [
  { name: 'narrow', testMatch: everyRoute, use: { viewport: { width: 320, height: 640 }, ...onPhone } },
  { name: 'tablet', testMatch: everyRoute, use: { viewport: { width: 768, height: 1024 }, ...onPhone } },
  {
    name: 'phone-dark',
    testMatch: everyRoute,
    use: { viewport: PHONE, ...onPhone, colorScheme: 'dark' as const },
  },
  { name: 'desktop-dark', testMatch: everyRoute, use: { viewport: DESKTOP, colorScheme: 'dark' as const } },
];

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../artefacts/e2e',
  fullyParallel: true,
  workers: 2,
  // A journey that passes only sometimes is broken: it is not tried again.
  retries: 0,
  // Two cores, two browsers, axe on every screen: generous, because a journey that hangs is found all the same.
  timeout: 90_000,
  expect: { timeout: 12_000 },
  reporter: [['list'], ['json', { outputFile: '../artefacts/e2e.json' }]],
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    // Each journey is a new person: filling their offline store would cost more than the journey. Those about it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', testIgnore: firstLoad, use: { viewport: PHONE, ...onPhone } },
    { name: 'desktop', testIgnore: firstLoad, use: { viewport: DESKTOP } },
    // What a first visit costs is measured alone, after everything else.
    { name: 'first visit', testMatch: firstLoad, dependencies: ['phone', 'desktop'], fullyParallel: false },
    ...(process.env['E2E_LONG'] ? LONG_FORM : []),
  ],
  webServer: {
    command: 'node support/serve.ts',
    url: `http://127.0.0.1:${WEB_PORT}/health/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
