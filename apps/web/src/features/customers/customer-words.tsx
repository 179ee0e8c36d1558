import { VisuallyHidden } from '@mantine/core';
import { Ban, CircleDollarSign, Clock, CreditCard, Sparkles, Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '#ui/badges/badge.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import type { TableFilter, TableState } from '#ui/table/table-types.ts';
import type { CustomerRow } from './customers-query.ts';
import classes from './customers.module.css';

/** After a change of something that may be the customer's own. */
export const sentWords = ({ firstName }: Pick<CustomerRow, 'firstName'>): string => `Sent to ${firstName} to confirm`;

type Tagged = Pick<CustomerRow, 'vip' | 'isNew' | 'waitlistedAt' | 'blockedAt'> &
  Partial<Pick<CustomerRow, 'owed' | 'hasCard'>>;

interface Tag extends Omit<ComponentProps<typeof Badge>, 'children'> {
  readonly word: string;
}

/** Blocked first, because it matters most. */
const tagsOf = (
  { blockedAt, owed = 0, waitlistedAt, vip, isNew, hasCard = false }: Tagged,
  inRow: boolean,
): readonly Tag[] => [
  ...(blockedAt === null ? [] : [{ word: 'Blocked', tone: 'rejected', icon: Ban } as const]),
  ...(owed > 0 ? [{ word: `Owes ${inDollars(owed)}`, tone: 'overdue', icon: CircleDollarSign } as const] : []),
  ...(waitlistedAt === null ? [] : [{ word: 'Wait list', tone: 'pending', icon: Clock } as const]),
  ...(vip ? [{ word: 'VIP', tone: 'accepted', icon: Star } as const] : []),
  ...(isNew ? [{ word: 'New', tone: 'unassigned', icon: Sparkles } as const] : []),
  ...(hasCard ? [{ word: inRow ? 'Card' : 'Card on file', tone: 'cancelled', icon: CreditCard } as const] : []),
];

/** A row of a table has room for so many; the others are counted. */
const MOST_TAGS = 2;

/** What sets a customer apart. */
export const CustomerTags = ({ of, inRow = false }: { of: Tagged; inRow?: boolean }) => {
  const tags = tagsOf(of, inRow);
  const [shown, others] = inRow ? [tags.slice(0, MOST_TAGS), tags.slice(MOST_TAGS)] : [tags, []];
  return (
    <span className={classes['tags']} data-row={inRow || undefined}>
      {shown.map(({ word, ...look }) => (
        <Badge key={word} {...look}>
          {word}
        </Badge>
      ))}
      {others.length > 0 && (
        <span className={classes['others']} title={others.map(({ word }) => word).join(', ')}>
          <span aria-hidden>+{others.length}</span>
          <VisuallyHidden>{others.map(({ word }) => word).join(', ')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
};

const FILTERS = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'due', label: 'Due' },
  { value: 'unbooked', label: 'Not booked' },
  { value: 'owes', label: 'Owes money' },
  { value: 'new', label: 'New' },
  { value: 'noCard', label: 'No card' },
  { value: 'vip', label: 'VIP' },
  { value: 'waitlist', label: 'Wait list' },
  { value: 'blocked', label: 'Blocked' },
] as const;

const SHORT: readonly string[] = ['upcoming', 'due', 'owes'];

/** Each with how many customers it would leave; those that would leave nobody are not offered. */
export const customerFilters = (
  counts: Readonly<Record<string, number>> | undefined,
  { filters: { show } }: Pick<TableState, 'filters'>,
): readonly TableFilter[] => [
  {
    id: 'show',
    label: 'Show',
    options: FILTERS.filter(({ value }) => value === show || (counts?.[value] ?? 0) > 0).map(({ value, label }) => ({
      value,
      label,
      count: counts?.[value],
    })),
  },
];

/** Those that fit above a list, and the one that is chosen. */
export const shortFilters = (
  counts: Readonly<Record<string, number>> | undefined,
  state: Pick<TableState, 'filters'>,
): readonly TableFilter[] =>
  customerFilters(counts, state).map((filter) => ({
    ...filter,
    options: filter.options.filter(({ value }) => SHORT.includes(value) || value === state.filters['show']),
  }));

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
export const dayInWords = (instant: string): string => day.format(new Date(instant));
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
export const dateInWords = (localDate: string): string => date.format(new Date(localDate));
