import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/index.ts';

const COMMAND = join(import.meta.dirname, 'failed-jobs.cli.ts');
const MAIL_KEY = 'mail send failed: ours (535)';
const WRONG_NUMBER = 'sms send failed: permanent (21211)';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const fail = (task: string, lastError: string, { attempts = 12, site = api.site } = {}): Promise<string> =>
  api.database.asOwner(async (owner) => {
    const payload = JSON.stringify({ siteId: site.id, sealed: 'sealed-for-nobody' });
    const { rows } = await owner.query<{ id: string }>(
      'select id::text from graphile_worker.add_job($1, $2::json, max_attempts => 12)',
      [task, payload],
    );
    await owner.query('update graphile_worker._private_jobs set attempts = $2, last_error = $3 where id = $1', [
      rows[0]?.id,
      attempts,
      lastError,
    ]);
    return rows[0]?.id ?? '';
  });
/** By id: how often each job was tried. */
const attempts = async (): Promise<Record<string, number>> => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string; attempts: number }>('select id::text, attempts from graphile_worker._private_jobs'),
  );
  return Object.fromEntries(rows.map((row) => [row.id, row.attempts]));
};
const run = (...given: string[]): { said: string; code: number | null } => {
  const env = { ...process.env, DATABASE_URL_JOBS: api.database.environment['DATABASE_URL_JOBS'] };
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, ...given], { env, encoding: 'utf8' });
  return { said: stdout + stderr, code: status };
};

describe('the command for failed jobs', () => {
  it('lists those of all sites that nobody tries any more, and nothing of what is in them', async () => {
    const [ours, foreign] = [
      await fail('notifications.send-email', MAIL_KEY),
      await fail('notifications.send-sms', '550 <robin@example.test> no', { site: api.otherSite }),
    ];
    const waiting = await fail('notifications.send-email', MAIL_KEY, { attempts: 3 });
    const { said, code } = run('list');
    const lines = said.trim().split('\n');
    expect(code).toBe(0);
    expect(lines.find((line) => line.startsWith(`${ours}  `))).toContain(`12 attempts  ${MAIL_KEY}`);
    expect(lines.find((line) => line.startsWith(`${foreign}  `))).toContain(`site ${api.otherSite.id}`);
    expect(lines.filter((line) => line.startsWith(`${waiting}  `))).toEqual([]);
    expect(said).not.toMatch(/robin|sealed-for-nobody/);
    expect(run('list', '--site', api.otherSite.id).said).not.toContain(MAIL_KEY);
  });

  it('retries those that are meant, with all their attempts', async () => {
    const [wrongKey, otherTask, permanent] = [
      await fail('notifications.send-email', MAIL_KEY),
      await fail('payouts.send', 'job run failed: ours (TypeError)'),
      await fail('notifications.send-email', WRONG_NUMBER),
    ];
    expect(run('retry', '--kind', 'ours', '--task', 'notifications.send-email').said).toMatch(/^\d+ failed/);
    expect(await attempts()).toMatchObject({ [wrongKey]: 0, [otherTask]: 12, [permanent]: 12 });
  });

  it('drops what it is told to, and never everything', async () => {
    const [dropped, kept] = [
      await fail('notifications.send-sms', WRONG_NUMBER),
      await fail('notifications.send-sms', WRONG_NUMBER),
    ];
    for (const given of [[], ['--kind', 'odd'], ['--id', '1 or 1=1'], ['--site', 'x'], ['--everything']])
      expect(run('drop', ...given).code, given.join(' ')).toBe(2);
    expect(await attempts()).toMatchObject({ [dropped]: 12, [kept]: 12 });
    expect(run('drop', '--id', dropped)).toEqual({ said: '1 failed jobs dropped\n', code: 0 });
    expect(Object.keys(await attempts())).not.toContain(dropped);
    expect(await attempts()).toMatchObject({ [kept]: 12 });
  });
});
