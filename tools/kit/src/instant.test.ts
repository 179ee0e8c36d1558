import { describe, expect, it } from 'vitest';
import { clockOffsetMs, INSTANTS, testNow } from './instant.ts';

const MINUTE_MS = 60_000;
// real time: what the offset is added to
const nowWith = (environment: NodeJS.ProcessEnv) => Date.now() + clockOffsetMs(environment);

describe('the instant of a run', () => {
  it.each([
    ['the usual one', {}, INSTANTS.usual],
    ['one of the list', { TEST_INSTANT: 'fallBack' }, INSTANTS.fallBack],
    ['any other', { TEST_INSTANT: '2027-02-01T03:00:00Z' }, '2027-02-01T03:00:00Z'],
  ])('is %s', (_name, environment, instant) => {
    expect(Math.abs(nowWith(environment) - Date.parse(instant))).toBeLessThan(MINUTE_MS);
  });

  it('is decided once for a process and those it starts', () => {
    const environment: NodeJS.ProcessEnv = {};
    const first = clockOffsetMs(environment);
    expect(clockOffsetMs({ ...environment, TEST_INSTANT: 'fallBack' })).toBe(first);
  });

  it('is refused when nobody knows it', () => {
    expect(() => clockOffsetMs({ TEST_INSTANT: 'someday' })).toThrow('TEST_INSTANT is neither');
  });

  it('is the same for all tests of a run', () => {
    expect(testNow().getTime()).toBeGreaterThan(Date.parse('2026-01-01'));
    expect(process.env['CLOCK_OFFSET_MS']).toBe(String(clockOffsetMs()));
  });

  it.each(Object.entries(INSTANTS))('%s is what its name says in Austin', (name, instant) => {
    const local = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Chicago',
      weekday: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(new Date(instant));
    expect(local).toBe(
      {
        usual: '18 Wed, 10:00',
        lateMonthEnd: '30 Mon, 23:30',
        springForward: '14 Sun, 10:00',
        fallBack: '1 Sun, 10:00',
      }[name],
    );
  });
});
