import { MINUTES_PER_DAY, weekdayOf, type World } from '@tailgate/slots';

/** The minimum: one offset, windows in order, and a pointer that moves through the appointments. */
export const bareSlots = (world: World, offset: number, firstDay: number, days: number): number[] => {
  const { windows, busy, serviceMinutes, gridMinutes } = world;
  const found: number[] = [];
  let next = 0;
  for (let day = firstDay; day < firstDay + days; day += 1) {
    const weekday = weekdayOf(day);
    for (const window of windows) {
      if (window.day !== weekday) continue;
      const closes = day * MINUTES_PER_DAY + window.end - offset;
      for (
        let start = day * MINUTES_PER_DAY + window.start - offset;
        start + serviceMinutes <= closes;
        start += gridMinutes
      ) {
        while (next < busy.length && (busy[next]?.end ?? 0) <= start) next += 1;
        const before = busy[next - 1];
        const after = busy[next];
        if (before && before.end + before.legTo > start) continue;
        if (after && start + serviceMinutes + after.legFrom > after.start) continue;
        found.push(start);
      }
    }
  }
  return found;
};
