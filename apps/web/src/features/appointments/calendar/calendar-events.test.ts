import type { LocalDate } from '@tailgate/values/local-time';
import { expect, it } from 'vitest';
import { closedEvents, hoursAround } from './calendar-events.ts';

const DAY = '2026-11-19' as LocalDate;
const hours = (start: string, end: string) => ({ start, end });

it.each([
  ['all of it without hours', [], [['08:00', '18:00']]],
  ['nothing where all of it is worked', [hours('07:00', '19:00')], []],
  [
    'before and after',
    [hours('09:15', '17:00')],
    [
      ['08:00', '09:15'],
      ['17:00', '18:00'],
    ],
  ],
  ['a break, whichever comes first', [hours('13:00', '18:00'), hours('08:00', '12:30')], [['12:30', '13:00']]],
  ['nothing twice where hours overlap', [hours('08:00', '13:00'), hours('12:00', '17:00')], [['17:00', '18:00']]],
])('of a day between 8 and 18 is closed: %s', (_, worked, closed) => {
  const events = closedEvents(DAY, worked, { from: 8, to: 18 });
  expect(events.map(({ start, end }) => [String(start).slice(11, 16), String(end).slice(11, 16)])).toEqual(closed);
});

it('a day is closed until its last minute', () => {
  expect(closedEvents(DAY, [hours('00:00', '22:00')], { from: 0, to: 24 }).map(({ end }) => end)).toEqual([
    `${DAY} 23:59:00`,
  ]);
});

it('the grid covers an ordinary day, wider where work or appointments are', () => {
  const appointment = { appointmentStart: '2026-11-19T12:30:00Z', appointmentEnd: '2026-11-19T13:30:00Z' };
  expect(hoursAround([], 'America/Chicago')).toEqual({ from: 8, to: 18 });
  expect(hoursAround([appointment], 'America/Chicago', [hours('09:00', '20:15')])).toEqual({ from: 6, to: 21 });
});
