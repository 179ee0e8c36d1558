const HOUR = 60;

/** `45 min`, `1 hr`, `1 hr 30 min` */
export const durationInWords = (minutes: number): string => {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`;
};
