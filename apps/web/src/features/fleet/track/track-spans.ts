import type { CustodyReason } from '@tailgate/contract/facts';
import { addDays, daysBetween, instantOf, type LocalDate } from '@tailgate/values/local-time';

export type TrackLook = 'assigned' | 'temporary' | 'rental' | 'owner' | 'service';

export interface TrackBar {
  readonly id: string;
  readonly look: TrackLook;
  readonly startMs: number;
  readonly endMs: number;
  /** `Rosa Delgado` */
  readonly label: string;
  readonly driver: { readonly id: string; readonly name: string } | null;
}

/** Days in the zone of a van, as instants. */
export interface TrackDays {
  readonly from: LocalDate;
  readonly count: number;
  readonly timeZone: string;
}

interface Held {
  readonly driver: { readonly id: string; readonly name: string };
  readonly reason: CustodyReason;
  readonly startsAt: string;
  readonly endsAt: string | null;
}

interface Service {
  readonly id: string;
  readonly kind: 'block' | 'maintenance';
  readonly startsAt: string;
  readonly endsAt: string;
}

const LOOKS: Readonly<Record<CustodyReason, TrackLook>> = {
  assignment: 'assigned',
  temporary: 'temporary',
  rental: 'rental',
  trial: 'rental',
  owner: 'owner',
};

export const LOOK_WORDS: Readonly<Record<TrackLook, string>> = {
  assigned: 'Assigned',
  temporary: 'Temporary',
  rental: 'Rental',
  service: 'Service',
  owner: 'Your days',
};

export const SERVICE_WORDS: Readonly<Record<Service['kind'], string>> = {
  block: 'Blocked',
  maintenance: 'Maintenance',
};

const midnight = (date: LocalDate, timeZone: string): number => instantOf(date, 0, timeZone).getTime();

export const edgesOf = ({ from, count, timeZone }: TrackDays) => ({
  startMs: midnight(from, timeZone),
  endMs: midnight(addDays(from, count), timeZone),
});

/** Who holds the van, cut to the days that are shown. */
export const custodyBars = (custody: readonly Held[], days: TrackDays): TrackBar[] => {
  const { startMs, endMs } = edgesOf(days);
  return custody.flatMap(({ driver, reason, startsAt, endsAt }) => {
    const start = Math.max(Date.parse(startsAt), startMs);
    const end = Math.min(endsAt === null ? endMs : Date.parse(endsAt), endMs);
    if (start >= end) return [];
    const look = LOOKS[reason];
    const label = look === 'owner' ? LOOK_WORDS.owner : driver.name;
    return [{ id: `${driver.id} ${startsAt}`, look, startMs: start, endMs: end, label, driver }];
  });
};

export const serviceBars = (service: readonly Service[], days: TrackDays): TrackBar[] => {
  const { startMs, endMs } = edgesOf(days);
  return service.flatMap(({ id, kind, startsAt, endsAt }) => {
    const start = Math.max(Date.parse(startsAt), startMs);
    const end = Math.min(Date.parse(endsAt), endMs);
    return start < end
      ? [{ id, look: 'service' as const, startMs: start, endMs: end, label: SERVICE_WORDS[kind], driver: null }]
      : [];
  });
};

/** Where something stands in the days, in percent of their width. */
export const placeOf = (atMs: number, days: TrackDays): number => {
  const { startMs, endMs } = edgesOf(days);
  return Math.min(100, Math.max(0, ((atMs - startMs) / (endMs - startMs)) * 100));
};

export const daysOf = ({ from, count }: Pick<TrackDays, 'from' | 'count'>): LocalDate[] =>
  Array.from({ length: count }, (_, at) => addDays(from, at));

export const trackOf = (from: string, to: string, timeZone: string): TrackDays => ({
  from: from as LocalDate,
  count: daysBetween(from as LocalDate, to as LocalDate) + 1,
  timeZone,
});
