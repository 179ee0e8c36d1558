import { VisuallyHidden } from '@mantine/core';
import type { Weekday } from '@tailgate/values/local-time';
import { weekdayName } from '@tailgate/values/weekdays';
import { weekdayStyle } from '#ui/weekday-colour.ts';
import classes from './zone-days.module.css';
import { daysInWords } from './zone-words.ts';

const ALL: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The week in letters; the days on which a zone is served have their colour. */
export const ZoneDays = ({ days, firstDay }: { days: readonly Weekday[]; firstDay: Weekday }) => (
  <span className={classes['days']}>
    <VisuallyHidden>{daysInWords(days)}</VisuallyHidden>
    {[...ALL.slice(firstDay - 1), ...ALL.slice(0, firstDay - 1)].map((day) => (
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
