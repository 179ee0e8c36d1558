import { CircleCheck, Clock } from 'lucide-react';
import { Badge } from '#ui/badges/badge.tsx';
import { Deadline } from '#ui/dates/deadline.tsx';
import { deviceDay } from '#ui/dates/device-day.ts';
import type { Driver } from './drivers-query.ts';

export const DriverBadge = ({ of: { status } }: { of: Pick<Driver, 'status'> }) =>
  status === 'invited' ? (
    <Badge tone="pending" icon={Clock}>
      Invited
    </Badge>
  ) : (
    <Badge tone="complete" icon={CircleCheck}>
      Attached
    </Badge>
  );

/** Until when an invitation can be answered, by the clock. */
export const AnswerBy = ({ at }: { at: string }) => (
  <Deadline at={at} before={`Answer by ${deviceDay(at)}`} over="The time to answer is over" />
);
