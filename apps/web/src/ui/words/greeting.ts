export const greetingAt = (hour: number): string => {
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
};

/** The hour on the wall, of the device unless a zone is given. */
export const hourOf = (instant: Date, timeZone?: string): number =>
  Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(instant));

/** `Sunday, November 15` */
export const longDay = (instant: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(instant);
