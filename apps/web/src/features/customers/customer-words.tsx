import { Ban, Clock, Sparkles, Star } from 'lucide-react';
import { Badge } from '#ui/badges/badge.tsx';
import type { TableFilter } from '#ui/table/table-types.ts';
import type { CustomerRow } from './customers-query.ts';
import classes from './customers.module.css';

/** After a change of something that may be the customer's own. */
export const sentWords = ({ firstName }: Pick<CustomerRow, 'firstName'>): string => `Sent to ${firstName} to confirm`;

type Tagged = Pick<CustomerRow, 'vip' | 'isNew' | 'waitlistedAt' | 'blockedAt'>;

/** What sets a customer apart; blocked first, because it matters most. */
export const CustomerTags = ({ of }: { of: Tagged }) => (
  <span className={classes['tags']}>
    {of.blockedAt !== null && (
      <Badge tone="rejected" icon={Ban}>
        Blocked
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
  </span>
);

const FILTERS = [
  { value: 'vip', label: 'VIP' },
  { value: 'waitlist', label: 'Wait list' },
  { value: 'new', label: 'New' },
  { value: 'blocked', label: 'Blocked' },
] as const;

/** Each with how many customers it would leave. */
export const customerFilters = (counts: Readonly<Record<string, number>> | undefined): readonly TableFilter[] => [
  {
    id: 'show',
    label: 'Show',
    options: FILTERS.map(({ value, label }) => ({ value, label, count: counts?.[value] })),
  },
];

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
export const dayInWords = (instant: string): string => day.format(new Date(instant));
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
export const dateInWords = (localDate: string): string => date.format(new Date(localDate));
