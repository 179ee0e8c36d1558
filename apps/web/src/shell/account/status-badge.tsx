import { Ban, BadgeCheck, CircleCheck, Clock, Sparkles, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from '#ui/badges/badge.tsx';
import type { AccountStatus } from './account-query.ts';

const LOOK: Record<AccountStatus, { tone: Tone; icon: LucideIcon; word: string }> = {
  new: { tone: 'accepted', icon: Sparkles, word: 'New' },
  pending: { tone: 'pending', icon: Clock, word: 'Pending' },
  approved: { tone: 'accepted', icon: BadgeCheck, word: 'Approved' },
  active: { tone: 'complete', icon: CircleCheck, word: 'Active' },
  inactive: { tone: 'cancelled', icon: Ban, word: 'Inactive' },
};

/** The status as filters and lists name it. */
export const statusWord = (status: AccountStatus): string => LOOK[status].word;

export const StatusBadge = ({ status }: { status: AccountStatus }) => {
  const { tone, icon, word } = LOOK[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
};
