/** `930` and `1715` have their minutes at the end. */
const WITHOUT_COLON = /^(\d{1,2})(\d{2})(?!\d)/;
const TYPED = /^(\d{1,2})(?:[:.](\d{0,2}))?\s*([ap])?/i;
const DAY_STARTS = 6;
const DAY_ENDS = 21;

/** 0 to the time that is most likely meant: after the other end, then within a usual day. */
const unlikeliness = (time: string, after: string | undefined): number => {
  const hour = Number(time.slice(0, 2));
  return (after !== undefined && time <= after ? 2 : 0) + (hour >= DAY_STARTS && hour < DAY_ENDS ? 0 : 1);
};

/** The times (`HH:MM`) that `9`, `930`, `9:30 pm` or `17` may stand for, the likeliest first. */
export const timesLike = (typed: string, times: readonly string[], after?: string): readonly string[] => {
  const found = TYPED.exec(typed.trim().replace(WITHOUT_COLON, '$1:$2'));
  if (!found) return [];
  const [, hours = '', minutes = '', half] = found;
  const hour = Number(hours);
  const isMeant = (time: string) => {
    const own = Number(time.slice(0, 2));
    if (!time.slice(3).startsWith(minutes)) return false;
    if (half !== undefined) return own % 12 === hour % 12 && own < 12 === (half.toLowerCase() === 'a');
    return own === hour || (hour <= 12 && own % 12 === hour % 12);
  };
  return times
    .filter(isMeant)
    .sort((one, other) => unlikeliness(one, after) - unlikeliness(other, after) || one.localeCompare(other));
};
