import type { LucideIcon } from 'lucide-react';
import { STATUS_LOOKS, type Tone } from './badge-looks.ts';
import { PlainBadge } from './badge-parts.tsx';

export type { Tone } from './badge-looks.ts';

interface BadgeProps {
  readonly tone: Tone;
  /** The icon and the word of the tone unless something else is said. */
  readonly icon?: LucideIcon;
  readonly children?: string;
}

export const Badge = ({ tone, icon, children }: BadgeProps) => (
  <PlainBadge tone={tone} icon={icon ?? STATUS_LOOKS[tone].icon}>
    {children ?? STATUS_LOOKS[tone].word}
  </PlainBadge>
);
