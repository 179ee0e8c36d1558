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

  it('does not let production talk to the sandbox', () => {
    expect(() => readConfig({ ...complete, NODE_ENV: 'production' })).toThrow('sandbox');
  });
});
