const DAY_MS = 86_400_000;

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** From the day after the last one that was compared to the day before this moment; without a last one that day alone. */
export const daysToReconcile = (last: string | undefined, dueAt: Date): readonly string[] => {
  const until = Date.parse(dayOf(dueAt)) - DAY_MS;
  const from = last === undefined ? until : Date.parse(last) + DAY_MS;
  const days = Math.max(0, (until - from) / DAY_MS + 1);
  return Array.from({ length: days }, (_day, index) => dayOf(new Date(from + index * DAY_MS)));
};
