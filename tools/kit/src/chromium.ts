import { existsSync } from 'node:fs';

/** Debian's small browser, made for machines; the full one where it is not installed. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** How a browser is started for tests and benches, here and in a container. */
export const chromiumLaunch = () => ({
  executablePath: process.env['CHROMIUM'] ?? PLACES.find((path) => existsSync(path)) ?? '',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
