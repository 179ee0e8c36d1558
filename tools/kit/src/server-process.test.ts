import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createTestDatabase, type TestDatabase } from '@tailgate/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { becomesTrue } from './poll.ts';
import { startServer } from './server-process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('a server process', () => {
  it('is ready when it is given back, keeps its log, and stops cleanly', async () => {
    const api = await startServer('api', { environment: { ...database.environment, LOG_LEVEL: 'info' } });
    expect((await fetch(`${api.url}/health/ready`)).status).toBe(200);
    expect(await api.stop()).toBe(0);
    expect(api.isAlive()).toBe(false);
    expect(await api.isLive()).toBe(false);
    expect(api.lines.join('\n')).toContain('Shutting down');
  });

  it('that cannot start says why at once', async () => {
    await expect(startServer('api', { environment: {} })).rejects.toThrow(
      /api process ended \(code 1\).*TOKEN_SECRETS/s,
    );
  });

  it('ends with the process that started it, however that one dies', async () => {
    const kit = JSON.stringify(new URL('./index.ts', import.meta.url).href);
    const program = `const { startServer } = await import(${kit});
      const { pid } = await startServer('worker', { environment: JSON.parse(process.env.SERVER), output: 'ignore' });
      console.log(pid);
      process.kill(process.pid, 'SIGKILL');`;
    const launcher = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
      env: { PATH: process.env['PATH'], SERVER: JSON.stringify(database.environment) },
    });
    const { stdout } = await launcher.catch((killed: unknown) => killed as { stdout: string });
    const pid = Number(stdout);
    expect(pid).toBeGreaterThan(1);
    expect(await becomesTrue(() => !exists(pid), { timeoutMs: 60_000 })).toBe(true);
  });
});
