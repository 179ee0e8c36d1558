import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { shiftDate } from './shift-date.ts';

const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;

/** A realm of its own, as a browser's page is: the function arrives there as text. */
const realm = (...offsetsMs: readonly number[]) => {
  const context = createContext({ structuredClone });
  const evaluate = (code: string): unknown => runInContext(code, context);
  for (const offsetMs of offsetsMs) evaluate(`(${String(shiftDate)})(${offsetMs})`);
  return evaluate;
};

// real time: what is compared
const aheadMs = (evaluate: (code: string) => unknown, code: string) => Number(evaluate(code)) - Date.now();

describe('shiftDate()', () => {
  it.each([
    'Date.now()',
    'new Date().getTime()',
    '+new Date',
    'Date.parse(Date())',
    'new (new Date(0).constructor)() - 0',
  ])('shifts %s', (code) => {
    for (const offsetMs of [YEAR_MS, -YEAR_MS])
      expect(Math.abs(aheadMs(realm(offsetMs), code) - offsetMs)).toBeLessThan(MINUTE_MS);
  });

  it.each([
    ['new Date(5).getTime()', 5],
    ['new Date("2026-11-18T16:00:00Z").toISOString()', '2026-11-18T16:00:00.000Z'],
    ['new Date(2026, 10, 18).getMonth()', 10],
    ['new Date(new Date(7)).getTime()', 7],
    ['Number.isNaN(new Date(undefined).getTime())', true],
    ['Date.parse("1970-01-01T00:00:01Z")', 1000],
    ['Date.UTC(1970, 0, 2)', 86_400_000],
    ['typeof Date()', 'string'],
    ['Date.name + Date.length', 'Date7'],
    ['new Date() instanceof Date', true],
    ['new Date().constructor === Date', true],
    ['Object.prototype.toString.call(new Date())', '[object Date]'],
    ['new (class Day extends Date { twice() { return 2 * this.getTime(); } })(4).twice()', 8],
    ['class Later extends Date {}; new Later() instanceof Later && new Later() instanceof Date', true],
    ['structuredClone(new Date(9)).getTime()', 9],
    ['JSON.stringify(new Date(0))', '"1970-01-01T00:00:00.000Z"'],
    ['new Intl.DateTimeFormat("en-US", { timeZone: "UTC" }).format(new Date(0))', '1/1/1970'],
  ])('leaves %s as it is', (code, answer) => {
    expect(realm()(code)).toBe(answer);
    expect(realm(YEAR_MS)(code)).toBe(answer);
  });

  it('recognizes dates made before it ran', () => {
    const evaluate = realm();
    evaluate('globalThis.before = new Date()');
    evaluate(`(${String(shiftDate)})(${YEAR_MS})`);
    expect(evaluate('before instanceof Date && before.constructor === Date')).toBe(true);
  });

  it('lets time pass', () => {
    expect(
      realm(YEAR_MS)('const start = Date.now(); const deadline = start + 20; while (Date.now() < deadline); true'),
    ).toBe(true);
  });

  it('replaces the offset when it runs again', () => {
    expect(Math.abs(aheadMs(realm(YEAR_MS, YEAR_MS), 'Date.now()') - YEAR_MS)).toBeLessThan(MINUTE_MS);
    expect(Math.abs(aheadMs(realm(YEAR_MS, 0), 'Date.now()'))).toBeLessThan(MINUTE_MS);
  });
});
