import { parseDateText, showDate } from '@tailgate/values/date-text';
import { parseLocalDate } from '@tailgate/values/local-time';

export interface DateLimits {
  /** The first and the last day that may be chosen, `YYYY-MM-DD`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly isExcluded?: ((date: string) => boolean) | undefined;
}

const inWords = (date: string): string => {
  const day = parseLocalDate(date);
  return day ? showDate(day) : date;
};

export const dateInWords = (date: string | null): string => (date === null ? '' : inWords(date));

/** Why what was typed cannot be taken; undefined when it can. */
export const dateProblem = (text: string, { min, max, isExcluded }: DateLimits): string | undefined => {
  if (text.trim() === '') return undefined;
  const date = parseDateText(text);
  if (!date) return 'Enter a date such as Nov 5, 2026';
  if (min && date < min) return `Choose ${inWords(min)} or later`;
  if (max && date > max) return `Choose ${inWords(max)} or earlier`;
  return isExcluded?.(date) ? 'This day is not available' : undefined;
};
