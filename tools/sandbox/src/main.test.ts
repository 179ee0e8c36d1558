import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

const run = (env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [main], { env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', ...env } });

describe('the sandbox process', () => {
  it('prints its address, answers, and ends on SIGTERM', async () => {
    const child = run({ NODE_ENV: 'development' });
    const exited = once(child, 'exit');
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line.toString())?.[0] ?? '';
    const health = await fetch(`${url}/health`);
    expect(await health.json()).toMatchObject({ status: 'ok', messages: 0 });
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });

  it('refuses to start in production', async () => {
    const [code] = (await once(run({ NODE_ENV: 'production' }), 'exit')) as [number];
    expect(code).toBe(1);
  });
});
