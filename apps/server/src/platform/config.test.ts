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
  ROUTING_API_URL: 'https://roads.example.com',
  IP_DETAILS_API_URL: 'https://ip.example.com',
  IP_DETAILS_TOKEN: 'a-real-token',
  FCM_API_URL: 'https://fcm.example.com',
  FCM_TOKEN_URL: 'https://oauth.example.com/token',
  WEB_PUSH_ALLOWED_ORIGINS: '',
};

describe('the configuration', () => {
  it('is accepted when complete, in production too', () => {
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
  ])('without %s keeps the server from starting, and names it', (name) => {
    expect(() => readConfig({ ...without(name), ...(name !== 'NODE_ENV' && { NODE_ENV: 'production' }) })).toThrow(
      name,
    );
  });

  it('with a short secret is refused, without showing the secret', () => {
    const attempt = () => readConfig({ ...complete, TOKEN_SECRETS: 'k1:c2hvcnQ' });
    expect(attempt).toThrow('TOKEN_SECRETS');
    expect(attempt).not.toThrow('c2hvcnQ');
  });

  it('takes the service account as JSON or as base64 of it, and never shows it', () => {
    const account = JSON.parse(Buffer.from(complete['FCM_SERVICE_ACCOUNT'] ?? '', 'base64').toString()) as object;
    expect(readConfig({ ...complete, FCM_SERVICE_ACCOUNT: JSON.stringify(account) }).FCM_SERVICE_ACCOUNT).toEqual(
      readConfig(complete).FCM_SERVICE_ACCOUNT,
    );
    const attempt = () => readConfig({ ...complete, FCM_SERVICE_ACCOUNT: '{"private_key":"hush"}' });
    expect(attempt).toThrow('FCM_SERVICE_ACCOUNT');
    expect(attempt).not.toThrow('hush');
  });

  it('does not let production send web push into its own network', () => {
    expect(() => readConfig({ ...production, WEB_PUSH_ALLOWED_ORIGINS: 'http://10.0.0.1' })).toThrow(
      'WEB_PUSH_ALLOWED_ORIGINS',
    );
  });

  it('does not let production talk to the sandbox', () => {
    expect(() => readConfig({ ...complete, NODE_ENV: 'production' })).toThrow('sandbox');
  });
});
