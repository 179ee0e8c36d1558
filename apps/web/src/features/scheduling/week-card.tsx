import { addDays, localDateAt, weekdayOf, type LocalDate, type Weekday } from '@tailgate/values/local-time';
import { showDate } from '@tailgate/values/date-text';
import { weekdayName } from '@tailgate/values/weekdays';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CalendarDays, TreePalm } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { RowIcon, RowLink, Rows } from '#ui/rows.tsx';
import { useNow } from '#ui/use-now.ts';
import { durationInWords } from '#ui/words/duration.ts';
import { timeReader, type CalendarHabits } from './clock.ts';
import { allTimeOffQuery } from './time-off-query.ts';
import { isDayOff, rangeInWords, whenInWords, type DaysOff } from './time-off.ts';
import { minutesOn, startOfWeek, weekOf, windowsOn, type Week } from './week.ts';
import classes from './week-card.module.css';
import { weekQuery } from './week-query.ts';

interface WeekCardProps {
  /** The zone in which the groomer's days begin and end. */
  readonly timeZone: string;
  readonly habits: CalendarHabits;
}

/** The seven days of the calendar week around today. */
const daysAround = (today: LocalDate, firstDayOfWeek: Weekday): readonly LocalDate[] => {
  const first = startOfWeek(today, firstDayOfWeek);
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
};

/** When one works this week, and when one is away next. */
export const WeekCard = ({ timeZone, habits }: WeekCardProps) => {
  const now = useNow();
  const hours = useQuery(weekQuery);
  const off = useQuery(allTimeOffQuery);
  if (!hours.data || !off.data)
    return (
      <Card title="This week">
        <LoadingState what="your week" of={[hours, off]} rows={4} />
      </Card>
    );
  return (
    <ThisWeek
      week={weekOf(hours.data.availability)}
      timeOff={off.data}
      today={localDateAt(now, timeZone)}
      habits={habits}
    />
  );
};

interface ThisWeekProps extends Pick<WeekCardProps, 'habits'> {
  readonly week: Week;
  readonly timeOff: readonly DaysOff[];
  readonly today: LocalDate;
}

const ThisWeek = ({ week, timeOff, today, habits }: ThisWeekProps) => {
  const days = daysAround(today, habits.firstDayOfWeek);
  const working = days.filter((date) => !isDayOff(date, timeOff));
  const minutes = working.reduce((sum, date) => sum + minutesOn(week[weekdayOf(date)]), 0);
  const read = timeReader(habits.clock);
  const hoursOn = (date: LocalDate): readonly string[] => {
    if (isDayOff(date, timeOff)) return ['Time off'];
    const windows = windowsOn(week[weekdayOf(date)]);
    return windows.length > 0 ? windows.map(({ start, end }) => `${read(start)} – ${read(end)}`) : ['Not working'];
  };
  const [next] = timeOff;
  return (
    <Card title="This week" aside={<span className={classes['total']}>{durationInWords(minutes)}</span>}>
      <ul className={classes['days']} aria-label="Hours of this week">
        {days.map((date) => (
          <li
            key={date}
            className={classes['day']}
            data-today={date === today || undefined}
            data-past={date < today || undefined}
            {...(date === today && { 'aria-current': 'date' as const })}
          >
            <span className={classes['name']}>{date === today ? 'Today' : weekdayName(weekdayOf(date))}</span>
            <span className={classes['date']}>{showDate(date).slice(0, -6)}</span>
            <span className={classes['hours']}>
              {hoursOn(date).map((stretch) => (
                <span key={stretch} className={classes['stretch']}>
                  {stretch}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <div className={classes['rows']}>
        <Rows label="Your time">
          <RowLink
            to="/groomer/account/schedule"
            lead={<RowIcon icon={CalendarDays} />}
            title="Schedule"
            meta="Your next weeks, with work zones and days off"
          />
          <RowLink
            to="/groomer/account/time-off"
            lead={<RowIcon icon={TreePalm} />}
            title={next ? `Time off ${rangeInWords(next)}` : 'No time off planned'}
            meta={next ? whenInWords(next, today) : 'Add days customers can’t book you'}
          />
          <RowLink
            to="/groomer/account/availability"
            lead={<RowIcon icon={CalendarClock} />}
            title="Weekly hours"
            meta="Change your weekly hours"
          />
        </Rows>
      </div>
    </Card>
  );
};
