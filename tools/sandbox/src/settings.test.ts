import { describe, expect, it } from 'vitest';
import { startSandbox } from './index.ts';
import { defaultSettings, settingsFromEnvironment } from './settings.ts';

describe('settings', () => {
  it('start from defaults', () => {
    expect(settingsFromEnvironment({})).toEqual(defaultSettings);
  });

  it('are read from the environment', () => {
    const env = { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '2525', SANDBOX_SMS_AUTH_TOKEN: 'secret' };
    expect(settingsFromEnvironment(env)).toMatchObject({ port: 0, smtpPort: 2525, smsAuthToken: 'secret' });
  });

  it('refuse production and a port that is none', () => {
    expect(() => settingsFromEnvironment({ NODE_ENV: 'production' })).toThrow('NODE_ENV=production');
    expect(() => settingsFromEnvironment({ SANDBOX_PORT: '8o80' })).toThrow('SANDBOX_PORT');
  });

  it('refuse any host but loopback', async () => {
    await expect(startSandbox({ host: '0.0.0.0', port: 0, smtpPort: 0 })).rejects.toThrow('loopback only');
  });

  it('refuse a taken port and leave nothing open', async () => {
    const first = await startSandbox({ port: 0, smtpPort: 0 });
    const smtpPort = Number(new URL(first.smtpUrl).port);
    await expect(startSandbox({ port: 0, smtpPort })).rejects.toThrow('EADDRINUSE');
    const port = Number(new URL(first.url).port);
    await expect(startSandbox({ port, smtpPort: 0 })).rejects.toThrow('EADDRINUSE');
    await first.close();
  });
});
