import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  instantOf,
  localDateAt,
  localMinutesAt,
  parseLocalDate,
  parseMinutes,
  sendMinutes,
  showMinutes,
  weekdayOf,
  type LocalDate,
} from './local-time.ts';

const day = (text: string) => parseLocalDate(text) as LocalDate;

describe('days', () => {
  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'tomorrow', '2026-11-15T00:00'])(
    '%s is none',
    (text) => {
      expect(parseLocalDate(text)).toBeUndefined();
    },
  );

  it('RL-format-10 are numbered 1 (Sunday) to 7 (Saturday)', () => {
    expect(weekdayOf(day('2026-11-15'))).toBe(1);
    expect(weekdayOf(day('2026-11-21'))).toBe(7);
  });

  it('are counted on the calendar, across both daylight-saving changes and a leap day', () => {
    expect(addDays(day('2026-03-07'), 2)).toBe('2026-03-09');
    expect(addDays(day('2026-10-31'), 2)).toBe('2026-11-02');
    expect(addDays(day('2028-02-28'), 1)).toBe('2028-02-29');
    expect(daysBetween(day('2026-01-01'), day('2027-01-01'))).toBe(365);
  });

  it.each([
    ['2026-11-15T05:59:00Z', 'America/Chicago', '2026-11-14'],
    ['2026-11-15T06:00:00Z', 'America/Chicago', '2026-11-15'],
    ['2026-07-01T06:59:00Z', 'America/Phoenix', '2026-06-30'],
    ['2026-07-01T10:00:00Z', 'Pacific/Kiritimati', '2026-07-02'],
  ])('at %s in %s it is %s', (instant, zone, expected) => {
    expect(localDateAt(new Date(instant), zone)).toBe(expected);
  });
});

describe('times of day', () => {
  it.each([
    ['00:00', 0],
    ['09:30', 570],
    ['09:30:00', 570],
    ['23:45', 1425],
    ['24:00', 1440],
  ])('%s is minute %i', (text, minutes) => {
    expect(parseMinutes(text)).toBe(minutes);
  });

  it.each(['24:01', '9:30', '25:00', '12:60', '', 'noon'])('%j is none', (text) => {
    expect(parseMinutes(text)).toBeUndefined();
  });

  it('RL-time-input-06 are shown HH:MM and sent with seconds', () => {
    expect(showMinutes(570)).toBe('09:30');
    expect(sendMinutes(570)).toBe('09:30:00');
  });
});

describe('instants of local times', () => {
  it.each([
    ['2026-07-02', 480, 'America/Chicago', '2026-07-02T13:00:00.000Z'],
    ['2026-03-08', 480, 'America/Chicago', '2026-03-08T13:00:00.000Z'],
    ['2026-03-08', 60, 'America/Chicago', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', 480, 'America/Chicago', '2026-11-01T14:00:00.000Z'],
    ['2026-11-01', 150, 'America/Chicago', '2026-11-01T08:30:00.000Z'],
    ['2026-10-25', 0, 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-07-02', 1440, 'Pacific/Kiritimati', '2026-07-02T10:00:00.000Z'],
  ])('%s, minute %i in %s is %s', (date, minutes, zone, expected) => {
    expect(instantOf(day(date), minutes, zone).toISOString()).toBe(expected);
  });

  it('agree with local minutes, hour by hour over a year', () => {
    for (const zone of ['America/Chicago', 'America/Phoenix', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland']) {
      for (let hour = 0; hour < 365 * 24; hour += 1) {
        const instant = new Date(Date.UTC(2026, 0, 1, hour));
        const [date, minutes] = [localDateAt(instant, zone), localMinutesAt(instant, zone)];
        const again = instantOf(date, minutes, zone);
        expect([localDateAt(again, zone), localMinutesAt(again, zone)]).toEqual([date, minutes]);
      }
    }
  });
});

it.each([
  'America/Chicago',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Europe/London',
  'Pacific/Apia',
])('local dates and minutes in %s are those that the platform formats, also around clock changes', (timeZone) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const twoYears = 2 * 366 * 24 * 60;
  for (let minutes = 0; minutes < twoYears; minutes += 97) {
    const instant = new Date(Date.UTC(2026, 0, 1, 0, minutes, minutes % 60));
    const shown = `${localDateAt(instant, timeZone)}, ${showMinutes(localMinutesAt(instant, timeZone))}`;
    if (shown !== format.format(instant)) expect(shown, instant.toISOString()).toBe(format.format(instant));
  }
});
