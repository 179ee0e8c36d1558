import { addDays, type LocalDate } from '@tailgate/values/local-time';
import type { DrivenVans, HeldVan, VanDay } from './driven-vans-query.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Thu, Nov 26` */
export const dateInWords = (date: string): string => dayFormat.format(new Date(date));

/** `Today`, `Tomorrow`, `Thu, Nov 26` */
export const dayInWords = (date: string, today: string): string => {
  if (date === today) return 'Today';
  return date === addDays(today as LocalDate, 1) ? 'Tomorrow' : dateInWords(date);
};

export const appointmentsInWords = (count: number): string => (count === 1 ? '1 appointment' : `${count} appointments`);

/** `Until Thu, Nov 26`, `Mon, Nov 23 to Thu, Nov 26`, `From Mon, Nov 23` */
export const stretchInWords = ({ from, to }: HeldVan['stretches'][number], today: string): string => {
  if (from <= today) {
    if (to === null) return 'Until further notice';
    return to <= today ? 'Today only' : `Until ${dateInWords(to)}`;
  }
  if (to === null) return `From ${dateInWords(from)}`;
  return from === to ? dateInWords(from) : `${dateInWords(from)} to ${dateInWords(to)}`;
};

/** Whose van it is, and until when. */
export const holdingInWords = ({ isOwn, owner, stretches }: HeldVan, today: string): string => {
  const [first] = stretches;
  return [isOwn ? 'Your own van' : owner?.name, first && stretchInWords(first, today)].filter(Boolean).join(' · ');
};

interface VanChange {
  readonly date: string;
  /** Null: they have none then. */
  readonly van: HeldVan | null;
}

/** How far the strip of days goes. */
export const STRIP_DAYS = 14;

const vanOf = ({ vehicleIds }: VanDay, vans: readonly HeldVan[], currentId: string | null): HeldVan | undefined => {
  const id = vehicleIds.find((one) => one !== currentId) ?? vehicleIds[0];
  return vans.find((van) => van.id === id);
};

/** The next time within two weeks at which another van is theirs than now, or none. */
export const nextChangeOf = ({ days, vans, currentId }: DrivenVans): VanChange | null => {
  for (const day of days.slice(0, STRIP_DAYS)) {
    const van = vanOf(day, vans, currentId);
    if (van && van.id !== currentId) return { date: day.date, van };
    if (!van && day.needsVan && currentId !== null) return { date: day.date, van: null };
  }
  return null;
};

/** `Tomorrow: Van 4`, `Later today: Van 2`, `Thu, Nov 26: no van` */
export const changeInWords = ({ date, van }: VanChange, today: string): string =>
  `${date === today ? 'Later today' : dayInWords(date, today)}: ${van?.name ?? 'no van'}`;

export const daysWithoutVan = ({ days }: DrivenVans): VanDay[] => days.filter(({ withoutVan }) => withoutVan > 0);
