import type { LocalDate } from '@tailgate/values';
import { showDate } from '@tailgate/values/date-text';

const monthAndDay = (date: LocalDate): string => showDate(date).split(',')[0] ?? '';

/** `Jun 8`, `Jun 8–21`, `Jun 28 – Jul 4`, `from Jun 8` */
export const spanInWords = (from: LocalDate, to: LocalDate | null): string => {
  if (to === null) return `from ${monthAndDay(from)}`;
  if (from === to) return monthAndDay(from);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return isOneMonth ? `${monthAndDay(from)}–${Number(to.slice(8))}` : `${monthAndDay(from)} – ${monthAndDay(to)}`;
};

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const firstName = (name: string): string => name.split(' ')[0] ?? name;
