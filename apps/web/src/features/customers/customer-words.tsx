import { Ban, CircleDollarSign, Clock, CreditCard, Sparkles, Star } from 'lucide-react';
import { Badge } from '#ui/badges/badge.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import type { TableFilter, TableState } from '#ui/table/table-types.ts';
import type { CustomerRow } from './customers-query.ts';
import classes from './customers.module.css';

/** After a change of something that may be the customer's own. */
export const sentWords = ({ firstName }: Pick<CustomerRow, 'firstName'>): string => `Sent to ${firstName} to confirm`;

type Tagged = Pick<CustomerRow, 'vip' | 'isNew' | 'waitlistedAt' | 'blockedAt'> &
  Partial<Pick<CustomerRow, 'owed' | 'hasCard'>>;

/** What sets a customer apart; blocked first, because it matters most. */
export const CustomerTags = ({ of }: { of: Tagged }) => (
  <span className={classes['tags']}>
    {of.blockedAt !== null && (
      <Badge tone="rejected" icon={Ban}>
        Blocked
      </Badge>
    )}
    {of.owed !== undefined && of.owed > 0 && (
      <Badge tone="overdue" icon={CircleDollarSign}>
        {`Owes ${inDollars(of.owed)}`}
      </Badge>
    )}
    {of.waitlistedAt !== null && (
      <Badge tone="pending" icon={Clock}>
        Wait list
      </Badge>
    )}
    {of.vip && (
      <Badge tone="accepted" icon={Star}>
        VIP
      </Badge>
    )}
    {of.isNew && (
      <Badge tone="unassigned" icon={Sparkles}>
        New
      </Badge>
    )}
    {of.hasCard && (
      <Badge tone="cancelled" icon={CreditCard}>
        Card on file
      </Badge>
    )}
  </span>
);

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

/** Each with how many customers it would leave. */
export const customerFilters = (counts: Readonly<Record<string, number>> | undefined): readonly TableFilter[] => [
  {
    id: 'show',
    label: 'Show',
    options: FILTERS.map(({ value, label }) => ({ value, label, count: counts?.[value] })),
  },
];

/** Those that fit above a list, and the one that is chosen. */
export const shortFilters = (
  counts: Readonly<Record<string, number>> | undefined,
  { filters: { show } }: Pick<TableState, 'filters'>,
): readonly TableFilter[] =>
  customerFilters(counts).map((filter) => ({
    ...filter,
    options: filter.options.filter(({ value }) => SHORT.includes(value) || value === show),
  }));

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
export const dayInWords = (instant: string): string => day.format(new Date(instant));
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
export const dateInWords = (localDate: string): string => date.format(new Date(localDate));
