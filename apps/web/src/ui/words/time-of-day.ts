/** `09:30` → `9:30 AM`, as the clock is read in the United States. */
export const timeInWords = (time: string): string => {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours % 24 < 12 ? 'AM' : 'PM'}`;
};
