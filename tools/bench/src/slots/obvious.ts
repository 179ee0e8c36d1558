import type { World } from '@tailgate/slots';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The obvious implementation: a date object for every quarter hour, compared with every appointment. (With
 *  `isBefore` instead of numbers it takes seventy times as long again.) */
export const obviousSlots = (world: World, timeZone: string, firstDate: string, days: number): number[] => {
  const found: number[] = [];
  const busy = world.busy.map(({ start, end, legTo, legFrom }) => ({
    from: dayjs
      .unix(start * 60)
      .subtract(legFrom, 'minute')
      .valueOf(),
    to: dayjs
      .unix(end * 60)
      .add(legTo, 'minute')
      .valueOf(),
  }));
  for (let day = 0; day < days; day += 1) {
    const date = dayjs.tz(firstDate, timeZone).add(day, 'day').format('YYYY-MM-DD');
    const weekday = dayjs.tz(date, timeZone).day() + 1;
    for (const window of world.windows.filter((each) => each.day === weekday)) {
      const clock = (minutes: number) =>
        `${date} ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      const closes = dayjs.tz(clock(window.end), timeZone);
      let start = dayjs.tz(clock(window.start), timeZone);
      while (!start.add(world.serviceMinutes, 'minute').isAfter(closes)) {
        const end = start.add(world.serviceMinutes, 'minute');
        const [from, to] = [start.valueOf(), end.valueOf()];
        if (!busy.some((taken) => from < taken.to && to > taken.from)) found.push(start.unix() / 60);
        start = start.add(world.gridMinutes, 'minute');
      }
    }
  }
  return found;
};
