import {
  Ban,
  CalendarClock,
  CircleDashed,
  KeyRound,
  PawPrint,
  TreePalm,
  UserRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { LaneKind } from './lane-types.ts';

interface KindLook {
  readonly icon: LucideIcon;
  readonly word: string;
}

export const LANE_KINDS: Readonly<Record<LaneKind, KindLook>> = {
  assigned: { icon: UserRound, word: 'Assigned' },
  temporary: { icon: CalendarClock, word: 'Temporary' },
  rental: { icon: KeyRound, word: 'Rented' },
  service: { icon: Wrench, word: 'Service' },
  off: { icon: TreePalm, word: 'Day off' },
  work: { icon: PawPrint, word: 'Appointments' },
  block: { icon: Ban, word: 'Blocked' },
  open: { icon: CircleDashed, word: 'No driver' },
};
