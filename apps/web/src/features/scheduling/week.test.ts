import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addWindow,
  changeWindow,
  copyDay,
  freeWindow,
  hasProblems,
  minutesOn,
  problemsOf,
  removeWindow,
  switchDay,
  totalMinutes,
  weekOf,
  windowsToSend,
  type HoursWindow,
} from './week.ts';

const hours = (text: string): HoursWindow[] =>
  text.split(', ').map((window) => {
    const [start = '', end = ''] = window.split('-');
    return { start, end };
  });
const words = (text: string) => problemsOf(hours(text)).map((problem) => problem?.words);
const WORKING = weekOf([
  { day: 2, start: '13:00', end: '17:00' },
  { day: 2, start: '09:00', end: '12:00' },
  { day: 6, start: '08:00', end: '16:30' },
]);

describe('the hours of a day', () => {
  it.each([
    ['09:00-17:00', [undefined]],
    ['09:00-12:00, 12:00-17:00', [undefined, undefined]],
    ['17:00-09:00', ['End after 5:00 PM. To work past midnight, add hours on the next day.']],
    ['09:00-09:00', ['End after 9:00 AM. To work past midnight, add hours on the next day.']],
    ['09:00-12:00, 11:45-13:00', [undefined, 'Overlaps with 9:00 AM – 12:00 PM']],
    ['09:00-12:00, 09:00-12:00', [undefined, 'Overlaps with 9:00 AM – 12:00 PM']],
    ['10:00-11:00, 09:00-12:00', [undefined, 'Overlaps with 10:00 AM – 11:00 AM']],
    ['00:00-24:00', [undefined]],
  ])('%s have the problems %j', (text, problems) => {
    expect(words(text)).toEqual(problems);
  });

  it('name the field that has to change', () => {
    expect(problemsOf(hours('09:00-08:00'))[0]?.field).toBe('end');
    expect(problemsOf(hours('09:00-12:00, 10:00-13:00'))[1]?.field).toBe('start');
  });

  it.each([
    ['09:00-17:00', 480],
    ['09:00-12:00, 13:00-17:30', 450],
    ['09:00-12:00, 11:00-13:00', 240],
    ['12:00-09:00', 0],
  ])('%s last %i minutes', (text, minutes) => {
    expect(minutesOn({ isOn: true, windows: hours(text) })).toBe(minutes);
    expect(minutesOn({ isOn: false, windows: hours(text) })).toBe(0);
  });

  it.each([
    ['09:00-12:00', { start: '13:00', end: '16:00' }],
    ['09:00-21:00', { start: '22:00', end: '23:45' }],
    ['09:00-23:00', { start: '05:00', end: '08:00' }],
    ['02:00-23:45', { start: '00:00', end: '01:00' }],
    ['00:30-23:30', undefined],
  ])('after %s there is room for %j', (text, free) => {
    expect(freeWindow(hours(text))).toEqual(free);
  });
});

describe('a week', () => {
  it('RL-time-input-06 RL-format-10 is sent with seconds, in order, by day numbers from 1 Sunday', () => {
    expect(windowsToSend(WORKING)).toEqual([
      { day: 2, start: '09:00:00', end: '12:00:00' },
      { day: 2, start: '13:00:00', end: '17:00:00' },
      { day: 6, start: '08:00:00', end: '16:30:00' },
    ]);
    expect(totalMinutes(WORKING)).toBe(15.5 * 60);
  });

  it('RL-availability-01 has a day off that sends nothing and keeps its hours for later', () => {
    const off = switchDay(WORKING, 2, false);
    expect(windowsToSend(off).map(({ day }) => day)).toEqual([6]);
    expect(switchDay(off, 2, true)).toEqual(WORKING);
    expect(switchDay(WORKING, 1, true)[1].windows).toEqual([{ start: '09:00', end: '17:00' }]);
  });

  it('gains, changes and loses hours; without the last ones the day is off', () => {
    const added = addWindow(WORKING, 6);
    expect(added[6].windows[1]).toEqual({ start: '17:30', end: '20:30' });
    expect(hasProblems(changeWindow(added, 6, 1, { start: '16:00' }))).toBe(true);
    const emptied = removeWindow(removeWindow(added, 6, 1), 6, 0);
    expect(emptied[6]).toEqual({ isOn: false, windows: [] });
  });

  it('copies a day to others, which lose what they had, and leaves the rest alone', () => {
    const copied = copyDay(WORKING, 2, [3, 6]);
    expect(copied[3]).toEqual(WORKING[2]);
    expect(copied[6]).toEqual(WORKING[2]);
    expect([copied[1], copied[2], copied[4]]).toEqual([WORKING[1], WORKING[2], WORKING[4]]);
    expect(windowsToSend(copyDay(WORKING, 1, [2, 6]))).toEqual([]);
  });

  it('of added hours never overlaps', () => {
    const quarter = fc.integer({ min: 0, max: 95 });
    fc.assert(
      fc.property(quarter, quarter, (one, other) => {
        const at = (index: number) =>
          `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`;
        fc.pre(one < other);
        const week = addWindow(weekOf([{ day: 4, start: at(one), end: at(other) }]), 4);
        expect(hasProblems(week)).toBe(false);
      }),
    );
  });
});
