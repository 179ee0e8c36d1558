import { describe, expect, it } from 'vitest';
import { realClockUses } from './real-clock.ts';

const found = (source: string, path = 'apps/web/src/a.tsx') =>
  realClockUses(path, source).map(({ line, what }) => `${line} ${what}`);

describe('realClockUses() in code', () => {
  it.each([
    ['new Date()', 'new Date()'],
    ['new Date', 'new Date()'],
    ['new globalThis.Date()', 'new Date()'],
    ['Date()', 'Date()'],
    ['Date.now()', 'Date.now'],
    ['useState(Date.now)', 'Date.now'],
    ['window.Date.now()', 'Date.now'],
    ['Temporal.Now.instant()', 'Temporal.Now'],
    ['dayjs()', 'dayjs()'],
    ['dayjs.utc()', 'dayjs.utc()'],
    ['<p>{new Date().getFullYear()}</p>', 'new Date()'],
    ['`${Date.now()}`', 'Date.now'],
  ])('finds %s', (code, what) => {
    expect(found(`const a = 1;\nconst b = ${code};`)).toEqual([`2 ${what}`]);
  });

  it.each([
    'new Date(0)',
    'Date.parse(text)',
    'dayjs(text)',
    'clock.now()',
    'performance.now()',
    'new Day()',
    "vi.spyOn(Date, 'now')",
    "'a text about new Date()'",
    '0; // not new Date()',
  ])('accepts %s', (code) => {
    expect(found(`const a = ${code};`)).toEqual([]);
  });

  it('accepts a reason on the line or in the comment above it, and nothing further away', () => {
    expect(found('const a = Date.now(); // real time: a deadline of the machine')).toEqual([]);
    expect(found('// real time: a deadline\n// of the machine\nconst a = Date.now();')).toEqual([]);
    expect(found('// real time: a deadline\nconst a = 1;\nconst b = Date.now();')).toEqual(['3 Date.now']);
    expect(found('const a = Date.now(); // real time:')).toEqual(['1 Date.now']);
  });
});

describe('realClockUses() in SQL', () => {
  it.each([
    'now()',
    'NOW ( )',
    'pg_catalog.now()',
    'current_date',
    'current_timestamp',
    'localtimestamp',
    'clock_timestamp()',
    'statement_timestamp()',
    'transaction_timestamp()',
  ])('finds %s', (sql) => {
    expect(found(`query('select ${sql}')`)).toEqual([`1 ${sql.toLowerCase()}`]);
    expect(found(`query(\`\nselect \${a},\n  ${sql} - b \${c}\`)`)).toEqual([`3 ${sql.toLowerCase()}`]);
  });

  it.each(['select app.now()', 'select known(), my_current_date', 'select 1 -- not now()'])('accepts %s', (sql) => {
    expect(found(`query(\`${sql}\`)`)).toEqual([]);
  });

  it('accepts a reason beside it, or before the whole template', () => {
    expect(found('query(`\n-- real time: jobs are locked by the engine\nselect now()`)')).toEqual([]);
    expect(found('// real time: the engine\nquery(`select ${a},\n\n now() ${b} now()`)')).toEqual([]);
  });

  it('reads migrations, from the first one that has another clock', () => {
    const sql = 'create function a() as $$\n  select now(); -- now()\n$$;';
    expect(found(sql, 'apps/server/db/migrations/0091_a.sql')).toEqual(['2 now()']);
    expect(found(sql, 'apps/server/db/migrations/0090_a.sql')).toEqual([]);
    expect(found(`-- real time: why\n${sql}`, 'apps/server/db/migrations/0091_a.sql')).toEqual(['3 now()']);
  });
});

it('accepts the clocks themselves', () => {
  expect(found('export const now = () => new Date();', 'apps/web/src/ui/dates/clock.ts')).toEqual([]);
});
