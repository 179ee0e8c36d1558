const HOUR = 60;

/** `45 min`, `1 hr`, `1 hr 30 min` */
export const durationInWords = (minutes: number): string => {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`;
};

const DAYS_OF_WEEK = 7;

/** `6 weeks`, `10 days` */
export const daysInWords = (days: number): string => {
  if (days < 2 * DAYS_OF_WEEK) return days === 1 ? '1 day' : `${days} days`;
  return `${Math.round(days / DAYS_OF_WEEK)} weeks`;
};
