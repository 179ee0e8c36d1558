import { durationInWords } from '#ui/words/duration.ts';
import type { Weekday } from '@tailgate/values/local-time';
import { weekdayName, weekdaysFrom } from '@tailgate/values/weekdays';
import { shareOfDay, timeReader, type CalendarHabits } from './clock.ts';
import { weekInWords } from './hours-in-words.ts';
import { minutesOn, totalMinutes, windowsOn, type Week } from './week.ts';
import classes from './week-picture.module.css';

const AXIS = ['06:00', '12:00', '18:00'];

const Track = ({ week, day }: { week: Week; day: Weekday }) => (
  <span className={classes['track']}>
    {windowsOn(week[day]).map(({ start, end }, index) => {
      const width = shareOfDay(end) - shareOfDay(start);
      return (
        width > 0 && (
          <span key={index} className={classes['bar']} style={{ left: `${shareOfDay(start)}%`, width: `${width}%` }} />
        )
      );
    })}
  </span>
);

/** The whole week at a glance: a bar for every stretch of work, on a day from midnight to midnight. */
export const WeekPicture = ({ week, habits }: { week: Week; habits: CalendarHabits }) => {
  const read = timeReader(habits.clock);
  const short = (time: string) => (habits.clock === '24' ? time : read(time).replace(':00', ''));
  return (
    <figure className={classes['figure']}>
      <div role="img" aria-label={`Your week: ${weekInWords(week, habits.firstDayOfWeek, read)}.`}>
        {weekdaysFrom(habits.firstDayOfWeek).map((day) => (
          <div key={day} className={classes['day']} data-off={minutesOn(week[day]) === 0 || undefined}>
            <span className={classes['name']}>{weekdayName(day).slice(0, 3)}</span>
            <Track week={week} day={day} />
            <span className={classes['hours']}>
              {minutesOn(week[day]) === 0 ? 'Off' : `${Math.round(minutesOn(week[day]) / 6) / 10} hr`}
            </span>
          </div>
        ))}
        <div className={classes['axis']}>
          {AXIS.map((time) => (
            <span key={time} style={{ left: `${shareOfDay(time)}%` }}>
              {short(time)}
            </span>
          ))}
        </div>
      </div>
      <figcaption className={classes['total']}>
        <strong>{durationInWords(totalMinutes(week))}</strong> a week
      </figcaption>
    </figure>
  );
};
