import { parseLocalDate, weekdayOf, type LocalDate } from './local-time.ts';
import { weekdayName } from './weekdays.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (value: string) => value.padStart(2, '0');

const monthNumber = (word: string): string => {
  const index = MONTHS.findIndex((month) => word.slice(0, 3).toLowerCase() === month.toLowerCase());
  return two(String(index + 1));
};

/** Every accepted format of a typed date. */
const FORMS: readonly [RegExp, (parts: readonly string[]) => readonly string[]][] = [
  // 2026-11-15, 2026/11/15
  [/^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/, ([year = '', , month = '', day = '']) => [year, month, day]],
  // 11/15/2026, as days are written in the United States
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, ([month = '', day = '', year = '']) => [year, month, day]],
  // Nov 15, 2026; Sun, Nov 15, 2026; November 15 2026
  [
    /^(?:[a-z]{3,9},?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:,\s*|\s+)(\d{4})$/i,
    ([month = '', day = '', year = '']) => [year, monthNumber(month), day],
  ],
];

/** Parses a typed date. A weekday name is ignored. */
export const parseDateText = (text: string): LocalDate | undefined => {
  const typed = text.trim();
  for (const [form, order] of FORMS) {
    const match = form.exec(typed);
    if (!match) continue;
    const [year = '', month = '', day = ''] = order(match.slice(1));
    return parseLocalDate(`${year}-${two(month)}-${two(day)}`);
  }
  return undefined;
};

const partsOf = (date: LocalDate) => {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
};

/** `Nov 5, 2026`: the default display format. */
export const showDate = (date: LocalDate): string => {
  const { year, month, day } = partsOf(date);
  return `${MONTHS[Number(month) - 1] ?? ''} ${Number(day)}, ${year}`;
};

/** `Thu, Nov 5, 2026` */
export const showDateWithWeekday = (date: LocalDate): string =>
  `${weekdayName(weekdayOf(date)).slice(0, 3)}, ${showDate(date)}`;

/** `11/05/2026`, in documents and tables. */
export const showDateInDigits = (date: LocalDate): string => {
  const { year, month, day } = partsOf(date);
  return `${month}/${day}/${year}`;
};
