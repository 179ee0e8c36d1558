import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyRing } from '../platform/config/value-types.ts';
import { sealWith } from '../platform/seal.ts';
import { keys, type KeyChange } from './keys.ts';
import { natsTrust } from './provision/nats-configuration.ts';
import { makeNatsIdentity } from './provision/nats-identity.ts';
import { newKey } from './provision/new-secrets.ts';
import { openSecretsFolder } from './secrets-folder.ts';

const TODAY = new Date('2026-11-19T12:00:00Z');

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'tailgate-keys-'));
  folder = join(parent, 'secrets');
  openSecretsFolder(folder).saveSecrets({ TOKEN_SECRETS: newKey('2026-01-01'), SEAL_SECRETS: newKey('2026-01-01') });
});
afterEach(() => rmSync(parent, { recursive: true }));

const run = async (change: KeyChange, isDryRun = false) => {
  const lines: string[] = [];
  await keys(openSecretsFolder(folder), change, TODAY, { isDryRun, say: (line) => lines.push(line) });
  return lines;
};
const ringNow = () => openSecretsFolder(folder).secrets['SEAL_SECRETS'] ?? '';
const kids = () => keyRing.parse(ringNow()).map(({ kid }) => kid);
const sealNow = () => sealWith(keyRing.parse(ringNow()));

describe('keys', () => {
  it('opens after a rotation what was sealed before, and seals with the new key', async () => {
    const before = sealNow().close('home', 'test');
    await run({ rotate: 'seals' });
    expect(kids()).toEqual(['2026-11-19', '2026-01-01']);
    expect(sealNow().open(before, 'test')).toBe('home');
    expect(sealNow().close('home', 'test').toString('latin1')).toContain('2026-11-19');
    await run({ rotate: 'seals' });
    expect(kids()).toEqual(['2026-11-19-2', '2026-11-19', '2026-01-01']);
  });

  it('are accepted everywhere before they are in use, when they are prepared', async () => {
    const old = sealNow();
    await run({ prepare: 'seals' });
    expect(await run({ prepare: 'seals' })).toEqual(['unchanged: put a new key behind SEAL_SECRETS']);
    expect(kids()).toEqual(['2026-01-01', '2026-11-19']);
    const between = sealNow();
    expect(old.open(between.close('home', 'test'), 'test')).toBe('home');
    await run({ rotate: 'seals' });
    expect(kids()).toEqual(['2026-11-19', '2026-01-01']);
    expect(between.open(sealNow().close('home', 'test'), 'test')).toBe('home');
  });

  it('that leaked are dropped, but never the one in use', async () => {
    await expect(run({ drop: 'seals:2026-01-01' })).rejects.toThrow('rotate first');
    await run({ rotate: 'seals' });
    await run({ drop: 'seals:2026-01-01' });
    expect(kids()).toEqual(['2026-11-19']);
  });

  it('stay as they are in a dry run', async () => {
    const before = ringNow();
    expect(await run({ rotate: 'seals' }, true)).toEqual(['would put a new key in front of SEAL_SECRETS']);
    expect(ringNow()).toBe(before);
  });

  it('of NATS keep the account of before, and are shown without secrets', async () => {
    const first = await makeNatsIdentity();
    openSecretsFolder(folder).saveNats(first);
    await run({ rotate: 'nats' });
    const { nats, secrets } = openSecretsFolder(folder);
    if (!nats) throw new Error('No identity was kept');
    const trusted = natsTrust(nats).join('\n');
    expect(trusted).toContain(first.account.jwt);
    expect(trusted).toContain(nats.account.jwt);
    expect(nats.operatorJwt).toBe(first.operatorJwt);
    expect(secrets).toMatchObject({ NATS_ACCOUNT_SEED: nats.account.seed, NATS_SERVER_CREDS: nats.serverCreds });
    const said = (await run({})).join('\n');
    expect(said).toContain(nats.account.publicKey);
    for (const secret of Object.values(secrets)) expect(said).not.toContain(secret);
  });

  it('are in files of their owner alone, in a folder that nobody else may enter', () => {
    expect(statSync(join(folder, 'secrets.env')).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    chmodSync(folder, 0o755);
    expect(() => openSecretsFolder(folder)).toThrow('open to other users');
    expect(readFileSync(join(folder, 'secrets.env'), 'utf8')).toMatch(/^TOKEN_SECRETS=/);
  });

  it('are read by a shell as they were written, whatever the address of the database says', () => {
    const url = 'postgres://app:pw@db.example.com:5432/tailgate?sslmode=require&application_name=a%20b$(false)';
    openSecretsFolder(folder).saveSecrets({ DATABASE_URL: url });
    const script = `. ${join(folder, 'secrets.env')}; printf %s "$DATABASE_URL"`;
    expect(execFileSync('sh', ['-euc', script], { encoding: 'utf8' })).toBe(url);
    expect(openSecretsFolder(folder).secrets).toEqual({ DATABASE_URL: url });
  });
});
