import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePlatform, MOBILE, type PlatformName } from './make-platform.ts';
import { hostsOf, nativeSite } from './native-sites.ts';

// npm run native -- <site> [android|ios]
const [slug, only] = process.argv.slice(2);
const site = nativeSite(slug);
const platforms: readonly PlatformName[] = only === 'android' || only === 'ios' ? [only] : ['android', 'ios'];
const { version } = JSON.parse(readFileSync(join(MOBILE, 'package.json'), 'utf8')) as { version: string };
const build = Number(process.env['BUILD_NUMBER'] ?? 1);
const hosts = hostsOf(site, process.env);

execFileSync('npm', ['run', '-s', 'build', '-w', '@tailgate/web'], {
  cwd: join(MOBILE, '../..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    VITE_API_ORIGIN: process.env['VITE_API_ORIGIN'] ?? `https://${hosts[0]}`,
    VITE_SITE_HOSTS: hosts.join(','),
    VITE_APP_VERSION: version,
  },
});
for (const platform of platforms) console.log(`made ${makePlatform(platform, { site, version, build })}`);
