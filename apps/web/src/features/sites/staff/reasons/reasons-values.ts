import { MAX_LIST_ITEM_LENGTH, MAX_LIST_ITEMS, type REFERENCE_LISTS } from '@tailgate/contract/facts';
import type { SiteSettings } from '#shell/session/session-hints.ts';

type ListName = (typeof REFERENCE_LISTS)[number];

/** The lists that people choose reasons from, in the order of the form. */
export const REASONS = [
  {
    name: 'cancellationReasons',
    label: 'Cancellations',
    description: 'Why an appointment is canceled.',
  },
  {
    name: 'rescheduleReasons',
    label: 'Reschedules',
    description: 'Why an appointment moves to another time.',
  },
  {
    name: 'rejectionReasons',
    label: 'Declined requests',
    description: 'Why a groomer declines a request.',
  },
  {
    name: 'customerBlockReasons',
    label: 'Blocked customers',
    description: 'Why a groomer blocks a customer.',
  },
] as const satisfies readonly { name: ListName; label: string; description: string }[];

export type ReasonsValues = Record<(typeof REASONS)[number]['name'], string>;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** As the form holds them: one reason a line. */
export const reasonsValues = ({ lists }: Pick<SiteSettings, 'lists'>): ReasonsValues => ({
  cancellationReasons: lists.cancellationReasons.join('\n'),
  rescheduleReasons: lists.rescheduleReasons.join('\n'),
  rejectionReasons: lists.rejectionReasons.join('\n'),
  customerBlockReasons: lists.customerBlockReasons.join('\n'),
});

const problemOf = (text: string): string | null => {
  const lines = linesOf(text);
  if (lines.length === 0) return 'Enter at least one reason';
  if (lines.length > MAX_LIST_ITEMS) return `Enter at most ${MAX_LIST_ITEMS} reasons`;
  if (lines.some((line) => line.length > MAX_LIST_ITEM_LENGTH))
    return `Use at most ${MAX_LIST_ITEM_LENGTH} characters for a reason`;
  const twice = lines.find((line, index) => lines.indexOf(line) !== index);
  return twice === undefined ? null : `“${twice}” is listed twice`;
};

export const reasonsRules: Record<keyof ReasonsValues, typeof problemOf> = {
  cancellationReasons: problemOf,
  rescheduleReasons: problemOf,
  rejectionReasons: problemOf,
  customerBlockReasons: problemOf,
};

/** The lists that this form does not show stay as they are. */
export const listsOf = (values: ReasonsValues, { lists }: Pick<SiteSettings, 'lists'>): SiteSettings['lists'] => ({
  ...lists,
  cancellationReasons: linesOf(values.cancellationReasons),
  rescheduleReasons: linesOf(values.rescheduleReasons),
  rejectionReasons: linesOf(values.rejectionReasons),
  customerBlockReasons: linesOf(values.customerBlockReasons),
});
