const monthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** `Jun 9` */
export const shortDay = (date: string): string => monthDay.format(new Date(date));
/** `Thu` */
export const weekdayOfDate = (date: string): string => weekday.format(new Date(date));
/** `June` */
export const monthOfDate = (date: string): string => month.format(new Date(date));

/** `Jun 8–21`, `Jun 29 – Jul 12` */
export const shortSpan = (from: string, to: string): string =>
  from.slice(0, 7) === to.slice(0, 7)
    ? `${shortDay(from)}–${Number(to.slice(8))}`
    : `${shortDay(from)} – ${shortDay(to)}`;
