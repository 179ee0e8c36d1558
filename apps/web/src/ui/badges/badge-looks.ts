import {
  AlarmClock,
  ArrowLeftRight,
  Ban,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleCheck,
  Clock,
  UserRoundPlus,
  UserRoundX,
  X,
  type LucideIcon,
} from 'lucide-react';

/** The tones are the status families of the tokens. */
export type Tone =
  | 'pending'
  | 'accepted'
  | 'complete'
  | 'cancelled'
  | 'rejected'
  | 'cancelreq'
  | 'reschedule'
  | 'trade'
  | 'unassigned'
  | 'overdue'
  | 'noshow';

/** What a status of a booking looks like and is called wherever one is shown. */
export const STATUS_LOOKS: Readonly<Record<Tone, { readonly icon: LucideIcon; readonly word: string }>> = {
  pending: { icon: Clock, word: 'Pending' },
  accepted: { icon: CalendarCheck, word: 'Accepted' },
  complete: { icon: CircleCheck, word: 'Complete' },
  cancelled: { icon: Ban, word: 'Canceled' },
  rejected: { icon: X, word: 'Rejected' },
  cancelreq: { icon: CalendarX, word: 'Cancellation request' },
  reschedule: { icon: CalendarClock, word: 'Reschedule request' },
  trade: { icon: ArrowLeftRight, word: 'In trade' },
  unassigned: { icon: UserRoundPlus, word: 'Unassigned' },
  overdue: { icon: AlarmClock, word: 'Overdue' },
  noshow: { icon: UserRoundX, word: 'No-show' },
};

export const TONES = Object.keys(STATUS_LOOKS) as readonly Tone[];
