import type { LucideIcon } from 'lucide-react';
import classes from './badge.module.css';

/** The tones are the status families of the tokens. */
export type Tone = 'pending' | 'accepted' | 'complete' | 'cancelled' | 'rejected';

export const Badge = ({ tone, icon: Icon, children }: { tone: Tone; icon: LucideIcon; children: string }) => (
  <span className={classes['badge']} data-tone={tone}>
    <Icon size={14} aria-hidden />
    {children}
  </span>
);
