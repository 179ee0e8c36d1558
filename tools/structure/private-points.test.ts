import { describe, expect, it } from 'vitest';
import { privatePointProblems } from './private-points.ts';

const problems = (source: string, readers: Readonly<Record<string, string>> = {}) =>
  privatePointProblems(new Map([['a.ts', source]]), readers);
const REFUSED = ['a.ts reads where a provider lives: measure from the work zones, or list it with its reader'];
const QUERY = 'sql`select st_distance(c.location, $1) from providers c`';

describe('who reads where a provider lives', () => {
  it('is listed, whether they read the column or the point', () => {
    expect(problems(QUERY)).toEqual(REFUSED);
    expect(problems("tx.selectFrom('providers').select('location')")).toEqual(REFUSED);
    expect(problems("const at = base.exactFor('drives');")).toEqual(REFUSED);
    expect(problems(QUERY, { 'a.ts': 'the owner' })).toEqual([]);
  });

  it('is somebody who still does', () => {
    expect(problems('const a = 1;', { 'a.ts': 'the owner' })).toEqual([
      'a.ts is an exception no longer needed: remove it',
    ]);
  });

  it('is not who reads other columns, other tables, or writes about it', () => {
    expect(problems("tx.selectFrom('providers').select('city')")).toEqual([]);
    expect(problems("tx.selectFrom('booking_sessions').select('location')")).toEqual([]);
    expect(problems("// the location\ntx.selectFrom('providers').select('city')")).toEqual([]);
  });
});
