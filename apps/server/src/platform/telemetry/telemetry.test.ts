import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, startTestApi, type TestApi } from '../../../testing/index.ts';
import { startTelemetryCollector, type TelemetryCollector } from '../../../testing/telemetry-collector.ts';

let api: TestApi;
let collector: TelemetryCollector;
beforeAll(async () => {
  api = await startTestApi();
  collector = await startTelemetryCollector();
});
afterAll(async () => {
  collector.close();
  await api.close();
});

/** A process with debug log, traces and error reports sent to a local collector. */
const runObserved = async (use: (url: string) => Promise<void>): Promise<{ log: string; exitCode: number | null }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../api.ts')], {
    env: {
      ...process.env,
      ...api.database.environment,
      DEFAULT_SITE: api.site.slug,
      LOG_LEVEL: 'debug',
      HOST: '127.0.0.1',
      PORT: '0',
      ...collector.environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      const listening = /"listening":"([^"]+)"/.exec(log)?.[1];
      if (listening) resolve(listening);
    });
    child.once('exit', () => reject(new Error(log)));
  });
  await use(await address);
  child.kill('SIGTERM');
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  return { log, exitCode };
};

describe('logs and traces', () => {
  it('contain every request by route and a clean stop, but no personal data', async () => {
    const { email } = await api.account({ firstName: 'Philomena' });
    const { log, exitCode } = await runObserved(async (url) => {
      for (const password of ['wrong-password-1', TEST_PASSWORD]) {
        await fetch(`${url}/v2/account/sign-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-tailgate-client': 'native' },
          body: JSON.stringify({ email, password, deviceId: 'observed-device' }),
        });
      }
      await fetch(`${url}/v2/account/verify-phone-number?phone=5125550147`);
    });
    expect(exitCode).toBe(0);
    expect(log).toContain('"route":"/v2/account/sign-in","status":200');
    expect(log).toContain('"route":"/v2/account/verify-phone-number"');
    for (const personal of [
      email,
      TEST_PASSWORD,
      'wrong-password-1',
      'Philomena',
      '5125550147',
      'observed-device',
      'eyJ',
    ]) {
      expect(log, personal).not.toContain(personal);
      expect(collector.traces.join('\n'), personal).not.toContain(personal);
    }
    expect(collector.traces.join('\n')).toContain('/v2/account/sign-in');
  });
});
