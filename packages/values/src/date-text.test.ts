import { describe, expect, it } from 'vitest';
import { parseDateText, showDate, showDateInDigits, showDateWithWeekday } from './date-text.ts';
import { parseLocalDate, type LocalDate } from './local-time.ts';

const day = (text: string) => parseLocalDate(text) as LocalDate;

describe('typed and shown dates', () => {
  it.each([
    'Thu, Nov 5, 2026',
    'Nov 5, 2026',
    'november 5 2026',
    '11/5/2026',
    '11/05/2026',
    '2026-11-05',
    '2026/11/05',
    ' 2026/11/5 ',
  ])('RL-format-03 are read from %j', (text) => {
    expect(parseDateText(text)).toBe('2026-11-05');
  });

  it.each([
    '',
    'soon',
    'Feb 30, 2026',
    '13/01/2026',
    '2026-11/05',
    'Foo 5, 2026',
    '5 Nov 2026',
    '11/5/26',
    'Nov 52026',
  ])('RL-format-03 are not read from %j', (text) => {
    expect(parseDateText(text)).toBeUndefined();
  });

  it('RL-format-04 are shown as MMM D, YYYY, also MM/DD/YYYY', () => {
    expect(showDate(day('2026-11-05'))).toBe('Nov 5, 2026');
    expect(showDateInDigits(day('2026-11-05'))).toBe('11/05/2026');
    expect(showDateWithWeekday(day('2026-11-05'))).toBe('Thu, Nov 5, 2026');
  });
});
