import type { FirstDayOfWeek } from '@tailgate/contract/facts';
import type { LocalDate } from '@tailgate/values';
import { addDays, parseLocalDate } from '@tailgate/values/local-time';
import { weekAround } from '@tailgate/values/weekdays';
import type { TableSearch } from '#shell/tables/text-search.ts';

export const BOARD_SPANS = { week: 7, weeks: 14, month: 28 } as const;
export type BoardSpan = keyof typeof BOARD_SPANS;
export const SPAN_CHOICES = [
  { value: 'week', label: 'Week' },
  { value: 'weeks', label: '2 weeks' },
  { value: 'month', label: 'Month' },
] as const satisfies readonly { readonly value: BoardSpan; readonly label: string }[];

export interface BoardView {
  readonly span: BoardSpan;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly search: string;
}

interface Around {
  readonly today: LocalDate;
  readonly firstDay: FirstDayOfWeek;
  /** Of a phone: more than a week is too narrow there. */
  readonly isNarrow: boolean;
}

/** What the address shows: two weeks from this one on, unless it says otherwise. */
export const boardView = (search: TableSearch, { today, firstDay, isNarrow }: Around): BoardView => {
  const asked = SPAN_CHOICES.find(({ value }) => value === search['view'])?.value ?? 'weeks';
  const span = isNarrow ? 'week' : asked;
  const from = weekAround(parseLocalDate(search['from'] ?? '') ?? today, firstDay).from;
  return { span, from, to: addDays(from, BOARD_SPANS[span] - 1), search: (search['search'] ?? '').slice(0, 100) };
};
