/** `today`, `tomorrow`, `in 9 days` */
export const daysLeftInWords = (days: number): string => {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
};
