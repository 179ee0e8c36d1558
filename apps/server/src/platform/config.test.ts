import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentEnvironment } from '@tailgate/services';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const complete = developmentEnvironment();
const without = (name: string) => Object.fromEntries(Object.entries(complete).filter(([key]) => key !== name));
const production = {
  ...complete,
  NODE_ENV: 'production',
  SMS_API_URL: 'https://sms.example.com',
  SMS_AUTH_TOKEN: 'a-real-token',
  SMTP_URL: 'smtps://mail.example.com',
  ADDRESS_SEARCH_API_URL: 'https://addresses.example.com',
  ADDRESS_SEARCH_KEY: 'a-real-key',
  ROUTING_API_URL: 'https://routing.example.com',
  IP_DETAILS_API_URL: 'https://ip.example.com',
  IP_DETAILS_TOKEN: 'a-real-token',
  VIN_API_URL: 'https://vins.example.com',
  STRIPE_API_URL: 'https://api.stripe.com',
  STRIPE_PUBLIC_API_URL: 'https://api.stripe.com',
  STRIPE_PUBLIC_UPLOADS_URL: 'https://uploads.stripe.com',
  STRIPE_JS_URL: 'https://js.stripe.com',
  STRIPE_SECRET_KEY: 'sk_live_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
  FCM_API_URL: 'https://fcm.example.com',
  FCM_TOKEN_URL: 'https://oauth.example.com/token',
  MAP_TILEJSON_URL: 'https://tiles.example.com/tiles.json',
  WEB_PUSH_ALLOWED_ORIGINS: '',
  TRUSTED_PROXIES: '10.0.0.0/8',
  RATE_LIMIT_SCALE: '1',
  CLOCK_OFFSET_MS: '0',
  VENDOR_TIMEOUT_SCALE: '1',
  DATABASE_TIMEOUT_SCALE: '1',
  PUBLIC_WEB_ORIGIN_PATTERN: 'https://{host}',
  S3_PUBLIC_ENDPOINT: 'https://files.example.com',
  NATS_WS_URLS: 'wss://live.example.com',
  TOKEN_SECRETS: `2026-a:${'t'.repeat(43)}`,
  SEAL_SECRETS: `2026-a:${'s'.repeat(43)}`,
};

describe('the configuration', () => {
  it('is accepted when complete, also in production', () => {
    expect(readConfig(complete).NODE_ENV).toBe('development');
    expect(readConfig(production).NODE_ENV).toBe('production');
  });

  it.each([
    'TOKEN_SECRETS',
    'SEAL_SECRETS',
    'DATABASE_URL',
    'NATS_ACCOUNT_SEED',
    'SMS_AUTH_TOKEN',
    'S3_SECRET_ACCESS_KEY',
    'FCM_SERVICE_ACCOUNT',
    'VAPID_PRIVATE_KEY',
    'NODE_ENV',
  ])('without %s is rejected with its name', (name) => {
    expect(() => readConfig({ ...without(name), ...(name !== 'NODE_ENV' && { NODE_ENV: 'production' }) })).toThrow(
      name,
    );
  });

  it('with a short secret is rejected without showing the secret', () => {
    const attempt = () => readConfig({ ...complete, TOKEN_SECRETS: 'k1:c2hvcnQ' });
    expect(attempt).toThrow('TOKEN_SECRETS');
    expect(attempt).not.toThrow('c2hvcnQ');
  });

  it('accepts the service account as JSON or base64 and never shows it', () => {
    const account = JSON.parse(Buffer.from(complete['FCM_SERVICE_ACCOUNT'] ?? '', 'base64').toString()) as object;
    expect(readConfig({ ...complete, FCM_SERVICE_ACCOUNT: JSON.stringify(account) }).FCM_SERVICE_ACCOUNT).toEqual(
      readConfig(complete).FCM_SERVICE_ACCOUNT,
    );
    const attempt = () => readConfig({ ...complete, FCM_SERVICE_ACCOUNT: '{"private_key":"hush"}' });
    expect(attempt).toThrow('FCM_SERVICE_ACCOUNT');
    expect(attempt).not.toThrow('hush');
  });

  it('rejects web push origins in private networks in production', () => {
    expect(() => readConfig({ ...production, WEB_PUSH_ALLOWED_ORIGINS: 'http://10.0.0.1' })).toThrow(
      'WEB_PUSH_ALLOWED_ORIGINS',
    );
  });

  it.each([
    ['RATE_LIMIT_SCALE', '1000'],
    ['CLOCK_OFFSET_MS', '-1'],
    ['VENDOR_TIMEOUT_SCALE', '20'],
    ['DATABASE_TIMEOUT_SCALE', '20'],
    ['PUBLIC_WEB_ORIGIN_PATTERN', 'http://{host}'],
    ['S3_PUBLIC_ENDPOINT', 'http://files.example.com'],
    ['NATS_WS_URLS', 'ws://live.example.com'],
    ['TOKEN_SECRETS', `2026-a:${'t'.repeat(43)},token1:${'t'.repeat(43)}`],
    ['SEAL_SECRETS', `seal1:${'s'.repeat(43)}`],
  ])('rejects %s=%s in production', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(name);
  });

  it('requires TRUSTED_PROXIES in production, which may be none', () => {
    expect(() => readConfig({ ...production, TRUSTED_PROXIES: '' })).toThrow('TRUSTED_PROXIES');
    expect(readConfig({ ...production, TRUSTED_PROXIES: 'none' }).TRUSTED_PROXIES).toEqual([]);
    expect(readConfig(production).TRUSTED_PROXIES).toEqual(['10.0.0.0/8']);
  });

  it('rejects sandbox URLs in production', () => {
    expect(() => readConfig({ ...complete, NODE_ENV: 'production' })).toThrow('sandbox');
    const sandboxMap = { ...production, MAP_TILEJSON_URL: complete['MAP_TILEJSON_URL'] };
    expect(() => readConfig(sandboxMap)).toThrow('MAP_TILEJSON_URL');
  });

  it.each([
    ['SMS_API_URL', 'http://127.1'],
    ['ROUTING_API_URL', 'http://0x7f.1:5000'],
    ['STRIPE_API_URL', 'http://2130706433'],
    ['IP_DETAILS_API_URL', 'http://[::1]:8080'],
    ['FCM_API_URL', 'http://[::ffff:127.0.0.1]'],
    ['VIN_API_URL', 'http://localhost:45041'],
    ['FCM_TOKEN_URL', 'https://localhost./token'],
    ['STRIPE_JS_URL', 'https://stripe.LOCALHOST'],
    ['SMTP_URL', 'smtp://user:p%40ss@127.1:25'],
    ['SMTP_URL', 'smtp://0:25'],
    ['ADDRESS_SEARCH_API_URL', 'https://api.radar.io@127.0.0.2/'],
    ['STRIPE_PUBLIC_API_URL', 'https://ip6-localhost'],
  ])('rejects this machine as a vendor in production: %s=%s', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(`${name}: production must not use the sandbox`);
  });

  it.each([
    ['ROUTING_API_URL', 'https://127.0.0.1.example.com'],
    ['ROUTING_API_URL', 'https://localhost.example.com'],
    ['ROUTING_API_URL', 'http://10.0.0.7:5000'],
    ['SMTP_URL', 'smtps://postmaster:localhost@mail.example.com'],
  ])('accepts another machine as a vendor in production: %s=%s', (name, value) => {
    expect(readConfig({ ...production, [name]: value })).toMatchObject({ [name]: value });
  });

  it.each([
    ['NATS_URLS', ''],
    ['NATS_URLS', ' , '],
    ['NATS_URLS', 'none'],
    ['NATS_URLS', 'nats://one:4222,two:4222'],
    ['NATS_WS_URLS', ''],
    ['NATS_WS_URLS', 'https://live.example.com'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/'],
    ['TRUSTED_PROXIES', 'proxy.example.com'],
    ['MAP_ORIGINS', "https://tiles.example.com; script-src 'unsafe-inline'"],
    ['NATIVE_ORIGINS', 'https://localhost/'],
    ['DATABASE_URL', 'https://db.example.com/tailgate'],
    ['TOKEN_SECRETS', `a:${'t'.repeat(43)},a:${'u'.repeat(43)}`],
    ['S3_BUCKET', ''],
    ['SEAL_SECRETS_FILE', '/nowhere/seal-secrets'],
  ])('rejects %s=%s anywhere', (name, value) => {
    expect(() => readConfig({ ...complete, [name]: value })).toThrow(name);
  });

  it('names all problems at once and no value', () => {
    const broken = {
      ...without('S3_BUCKET'),
      ...Object.fromEntries(Object.entries(production).filter(([name]) => name !== 'S3_BUCKET')),
      DATABASE_URL: 'hush-one',
      NATS_URLS: '',
      TOKEN_SECRETS: 'token1:hush-two',
      SEAL_SECRETS_FILE: '/nowhere/seal-secrets',
      SMS_API_URL: 'http://127.1/hush-three',
      WEB_PUSH_ALLOWED_ORIGINS: 'http://10.0.0.1',
      RATE_LIMIT_SCALE: '2',
      NATS_WS_URLS: 'ws://hush-four',
      TRUSTED_PROXIES: '',
    };
    let message = '';
    try {
      readConfig(broken);
    } catch (error) {
      message = (error as Error).message;
    }
    const names = message.split('\n').flatMap((line) => /^ {2}([A-Z0-9_]+)/.exec(line)?.[1] ?? []);
    expect(new Set(names)).toEqual(
      new Set([
        'DATABASE_URL',
        'NATS_URLS',
        'NATS_WS_URLS',
        'RATE_LIMIT_SCALE',
        'S3_BUCKET',
        'SEAL_SECRETS_FILE',
        'SMS_API_URL',
        'TOKEN_SECRETS',
        'TRUSTED_PROXIES',
        'WEB_PUSH_ALLOWED_ORIGINS',
      ]),
    );
    expect(message).not.toContain('hush');
  });

  it('takes an empty value for an absent one', () => {
    const { PORT, NATIVE_ORIGINS, SENTRY_DSN } = readConfig({
      ...complete,
      PORT: '',
      NATIVE_ORIGINS: '',
      SENTRY_DSN: '',
    });
    expect({ PORT, NATIVE_ORIGINS, SENTRY_DSN }).toEqual({
      PORT: 45_050,
      NATIVE_ORIGINS: ['capacitor://localhost', 'https://localhost'],
      SENTRY_DSN: undefined,
    });
    expect(readConfig({ ...complete, NATIVE_ORIGINS: 'none' }).NATIVE_ORIGINS).toEqual([]);
  });

  it('reads secrets from files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tailgate-config-'));
    try {
      const file = join(folder, 'seal-secrets');
      writeFileSync(file, `2026-b:${'b'.repeat(43)}\n`);
      const { SEAL_SECRETS } = readConfig({ ...without('SEAL_SECRETS'), SEAL_SECRETS_FILE: file });
      expect(SEAL_SECRETS.map(({ kid }) => kid)).toEqual(['2026-b']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
