import { type TestApi, startTestApi } from '@tailgate/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordStatements } from '../../../../apps/server/testing/costs/record-statements.ts';
import { preparePgbench, scriptOf } from './pgbench.ts';

const NOON = new Date('2026-06-02T12:00:00Z');
const BYTES = Buffer.from([10, 255]);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('pgbench', () => {
  it('sends each round trip of the API as one command or one pipeline, with its values', () => {
    const script = scriptOf([
      { text: "begin; set local app.site_id = 'x'", values: [] },
      { text: 'select location::geometry from t where a = $1 and b = $2', values: ["it's", 7] },
      { text: 'select a from t where b = any($1::uuid[])', values: [['one', "two's"]] },
      { text: 'select $1::timestamptz', values: ['2026-01-01T09:30:00Z'] },
      { text: 'commit', values: [] },
    ]);
    expect(script).toBe(
      [
        '\\startpipeline',
        'begin;',
        "set local app.site_id = 'x';",
        '\\endpipeline',
        "select location::geometry from t where a = 'it''s' and b = 7;",
        `select a from t where b = any('{"one","two''s"}'::uuid[]);`,
        String.raw`select E'2026-01-01T09\x3a30\x3a00Z'::timestamptz;`,
        'commit;',
        '',
      ].join('\n'),
    );
  });

  it('puts an expression where each transaction needs another value', () => {
    const statements = [
      { text: 'insert into t select $1, $2::uuid[], $3, $4;', values: ['a', ['a', 'b'], NOON, BYTES] },
    ];
    const replacing = new Map([
      ['a', 'id_of(:slot)'],
      [NOON.toISOString(), 'time_of(:slot)'],
    ]);
    expect(scriptOf(statements, replacing)).toBe(
      `insert into t select id_of(:slot), array[id_of(:slot),'b']::uuid[], time_of(:slot), '\\x0aff';\n`,
    );
  });

  it('runs the four round trips of a profile read', async () => {
    const groomer = await api.as('groomer');
    const read = () => groomer.call('GET /v2/service-provider/account');
    await read();
    const statements = await recordStatements(api.platform.db.pool, read);
    expect(statements.map(({ text }) => text.split(' ')[0])).toEqual(['begin', 'select', 'select', 'commit']);
    const pgbench = await preparePgbench(api.database.environment['DATABASE_URL'] ?? '', 2, [scriptOf(statements)]);
    try {
      await pgbench.check(5);
    } finally {
      await pgbench.close();
    }
  });

  it('fails when a transaction fails', async () => {
    const pgbench = await preparePgbench(api.database.environment['DATABASE_URL'] ?? '', 1, ['select 1/0;\n']);
    try {
      await expect(pgbench.check(1)).rejects.toThrow('division by zero');
    } finally {
      await pgbench.close();
    }
  });
});
