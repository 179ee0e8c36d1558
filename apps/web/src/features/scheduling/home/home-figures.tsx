import { showDate } from '@tailgate/values/date-text';
import { weekdayName } from '@tailgate/values/weekdays';
import { SkeletonStat } from '#ui/skeleton.tsx';
import { StatCard } from '#ui/stat-card.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { timeReader, type CalendarHabits } from '../clock.ts';
import type { DayPlan } from '../schedule.rules.ts';
import { minutesOn } from '../week.ts';
import { usePlans } from './use-plans.ts';

const hoursOf = ({ isOff, windows }: DayPlan, read: (time: string) => string): string => {
  if (isOff) return 'Time off';
  return windows.length === 0
    ? 'Not a working day'
    : windows.map(({ start, end }) => `${read(start)} – ${read(end)}`).join(', ');
};

const minutesOfDay = ({ windows }: DayPlan) => minutesOn({ isOn: true, windows });
const isFree = (day: DayPlan) => day.isOff || day.windows.length === 0;

/** Today, the week, the next day off and the zones of today. */
export const HomeFigures = ({ habits }: { habits: CalendarHabits }) => {
  const { plans, queries } = usePlans();
  const [today] = plans?.days ?? [];
  if (!plans || !today) {
    if (queries.some(({ isError }) => isError)) return null;
    return Array.from({ length: 4 }, (_, index) => <SkeletonStat key={index} label="Loading your day" />);
  }
  const read = timeReader(habits.clock);
  const next = plans.days.slice(0, 7);
  const nextFree = plans.days.slice(1).find(isFree);
  return (
    <>
      <StatCard
        label="Today"
        value={isFree(today) ? 'Off' : durationInWords(minutesOfDay(today))}
        note={hoursOf(today, read)}
      />
      <StatCard
        label="Next 7 days"
        value={durationInWords(next.reduce((sum, day) => sum + minutesOfDay(day), 0))}
        note={`${next.filter((day) => !isFree(day)).length} working days`}
      />
      <StatCard
        label="Next day off"
        value={nextFree ? showDate(nextFree.date).replace(/, \d{4}$/, '') : 'None'}
        note={nextFree ? weekdayName(nextFree.weekday) : 'in the next two weeks'}
      />
      <StatCard
        label="Zones today"
        value={String(isFree(today) ? 0 : today.zones.length)}
        note={
          isFree(today)
            ? 'You don’t work today'
            : today.zones.map(({ name }) => name).join(', ') || 'No zone on this day'
        }
      />
    </>
  );
};
