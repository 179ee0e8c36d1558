import type { LucideIcon } from 'lucide-react';
import type { Tone } from './badge-looks.ts';
import classes from './badge.module.css';

/** A badge that says everything itself: pages without bookings need none of the words and icons of their statuses. */
export const PlainBadge = ({ tone, icon: Icon, children }: { tone: Tone; icon: LucideIcon; children: string }) => (
  <span
    className={classes['badge']}
    data-tone={tone}
    style={{ background: `var(--st-${tone}-bg)`, color: `var(--st-${tone}-fg)` }}
  >
    <Icon size={14} aria-hidden />
    {children}
  </span>
);
