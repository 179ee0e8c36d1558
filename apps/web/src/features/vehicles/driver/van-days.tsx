import { Link } from '@tanstack/react-router';
import { Card } from '#ui/layout/card.tsx';
import type { DrivenVans, VanDay } from './driven-vans-query.ts';
import { appointmentsInWords, dayInWords, STRIP_DAYS } from './driver-words.ts';
import classes from './driver.module.css';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const dayOfMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The next two weeks, each day with its van. */
export const VanDays = ({ of: answer }: { of: DrivenVans }) => (
  <Card title="Next 14 days">
    <ol className={classes['days']} aria-label="Your van by day">
      {answer.days.slice(0, STRIP_DAYS).map((day) => (
        <Day key={day.date} day={day} of={answer} />
      ))}
    </ol>
  </Card>
);

const lookOf = ({ vehicleIds, needsVan, withoutVan }: VanDay): 'van' | 'none' | 'missing' | 'free' => {
  if (withoutVan > 0) return 'missing';
  if (vehicleIds.length > 0) return 'van';
  return needsVan ? 'none' : 'free';
};

const Day = ({ day, of: { vans, today } }: { day: VanDay; of: DrivenVans }) => {
  const at = new Date(day.date);
  const theirs = day.vehicleIds.flatMap((id) => vans.find((van) => van.id === id) ?? []);
  const look = lookOf(day);
  return (
    <li className={classes['day']} data-look={look} data-today={day.date === today || undefined}>
      <span className={classes['date']}>
        <span>{day.date === today ? 'Today' : weekday.format(at)}</span>
        <strong>{dayOfMonth.format(at)}</strong>
      </span>
      {theirs.map(({ id, name }) => (
        <Link
          key={id}
          to="/groomer/my-van/$vanId"
          params={{ vanId: id }}
          className={classes['van'] ?? ''}
          aria-label={`${dayInWords(day.date, today)}: ${name}`}
        >
          {name}
        </Link>
      ))}
      {theirs.length === 0 && <span className={classes['van']}>{day.needsVan ? 'No van' : 'Not needed'}</span>}
      {day.appointments > 0 && (
        <span className={classes['booked']}>
          {look === 'missing'
            ? `${appointmentsInWords(day.withoutVan)} without a van`
            : appointmentsInWords(day.appointments)}
        </span>
      )}
    </li>
  );
};
