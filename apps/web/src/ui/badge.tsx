import type { LucideIcon } from 'lucide-react';
import { STATUS_LOOKS, type Tone } from './badge-looks.ts';
import classes from './badge.module.css';

export type { Tone } from './badge-looks.ts';

interface BadgeProps {
  readonly tone: Tone;
  /** The icon and the word of the tone unless something else is said. */
  readonly icon?: LucideIcon;
  readonly children?: string;
}

export const Badge = ({ tone, icon, children }: BadgeProps) => {
  const Icon = icon ?? STATUS_LOOKS[tone].icon;
  return (
    <span
      className={classes['badge']}
      data-tone={tone}
      style={{ background: `var(--st-${tone}-bg)`, color: `var(--st-${tone}-fg)` }}
    >
      <Icon size={14} aria-hidden />
      {children ?? STATUS_LOOKS[tone].word}
    </span>
  );
};
