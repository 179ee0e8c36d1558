import type { VanBlockReason } from '@tailgate/contract/facts';
import { localDateAt, localMinutesAt, showMinutes } from '@tailgate/values/local-time';

export interface VanBlock {
  readonly id: string;
  readonly vehicleId: string;
  readonly timeZone: string;
  readonly reason: VanBlockReason;
  readonly note: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What makes the same block once more; what has passed of it stays where it is. */
export const againInput = ({ timeZone, reason, note, startsAt, endsAt }: VanBlock, now: Date) => {
  const start = new Date(Math.max(new Date(startsAt).getTime(), now.getTime()));
  const end = new Date(endsAt);
  const [startMinutes, endMinutes] = [localMinutesAt(start, timeZone), localMinutesAt(end, timeZone)];
  return {
    from: localDateAt(start, timeZone),
    // A block that ends at midnight does not have the day that begins then.
    to: localDateAt(new Date(end.getTime() - 1), timeZone),
    ...(startMinutes > 0 && { startTime: showMinutes(startMinutes) }),
    ...(endMinutes > 0 && { endTime: showMinutes(endMinutes) }),
    reason,
    note,
  };
};
