import { zoneOffsets } from '@tailgate/slots';
import { parseLocalDate, type LocalDate } from '@tailgate/values';
import { describe, expect, it } from 'vitest';
import { closestStarts, dueOn } from './next-times.rules.ts';

const day = (text: string): LocalDate => {
  const date = parseLocalDate(text);
  if (!date) throw new TypeError(text);
  return date;
};

describe('dueOn', () => {
  it.each([
    ['adds the usual cycle', '2026-06-10', 42, '2026-06-10', '2026-07-22'],
    ['takes six weeks where no cycle is known', '2026-06-10', null, '2026-06-10', '2026-07-22'],
    ['is today for who is overdue', '2026-01-05', 42, '2026-06-10', '2026-06-10'],
    ['waits half a year at most', '2026-06-10', 400, '2026-06-10', '2026-12-07'],
    ['is today for who was never seen', null, null, '2026-06-10', '2026-06-10'],
  ])('%s', (_name, lastSeen, cycleDays, today, due) => {
    expect(dueOn({ lastSeen: lastSeen === null ? null : day(lastSeen), cycleDays }, day(today))).toBe(due);
  });
});

describe('closestStarts', () => {
  const DAY = 1440;
  const UTC = zoneOffsets('UTC', 0, 30 * DAY);
  const at = (dayNumber: number, hour: number) => dayNumber * DAY + hour * 60;

  it('takes one start of each of the three closest days, by time', () => {
    const starts = [at(5, 8), at(9, 8), at(9, 10), at(9, 16), at(10, 15), at(12, 7), at(12, 12), at(20, 9)];
    expect(closestStarts(starts, { day: 10, minute: 9.5 * 60 }, UTC)).toEqual([at(9, 10), at(10, 15), at(12, 7)]);
  });

  it('proposes less where there is less', () => {
    expect(closestStarts([at(9, 8)], { day: 10, minute: 540 }, UTC)).toEqual([at(9, 8)]);
    expect(closestStarts([], { day: 10, minute: 540 }, UTC)).toEqual([]);
  });
});
