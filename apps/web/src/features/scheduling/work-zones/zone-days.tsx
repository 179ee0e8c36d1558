import { VisuallyHidden } from '@mantine/core';
import type { Weekday } from '@tailgate/values/local-time';
import { weekdayName, weekdaysFrom } from '@tailgate/values/weekdays';
import { weekdayStyle } from '#ui/weekday-colour.ts';
import classes from './zone-days.module.css';
import { daysInWords } from './zone-words.ts';

/** The week in letters; the days on which a zone is served have their colour. */
export const ZoneDays = ({ days, firstDay }: { days: readonly Weekday[]; firstDay: Weekday }) => (
  <span className={classes['days']}>
    <VisuallyHidden>{daysInWords(days)}</VisuallyHidden>
    {weekdaysFrom(firstDay).map((day) => (
      <span
        key={day}
        aria-hidden
        className={classes['day']}
        data-served={days.includes(day) || undefined}
        style={weekdayStyle(day)}
      >
        {weekdayName(day).slice(0, 2)}
      </span>
    ))}
  </span>
);
