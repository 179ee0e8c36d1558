import type { ZoneColor } from '@tailgate/contract';
import { VisuallyHidden } from '@mantine/core';
import type { Weekday } from '@tailgate/values/local-time';
import { weekdayName, weekdaysFrom } from '@tailgate/values/weekdays';
import { zoneStyle } from '#ui/badges/zone-color.ts';
import classes from './zone-days.module.css';
import { daysInWords } from './zone-words.ts';

interface ZoneDaysProps {
  readonly days: readonly Weekday[];
  readonly color: ZoneColor;
  readonly firstDay: Weekday;
}

/** The week in letters; the days on which a zone is served are filled with its color. */
export const ZoneDays = ({ days, color, firstDay }: ZoneDaysProps) => (
  <span className={classes['days']} style={zoneStyle(color)}>
    <VisuallyHidden>{daysInWords(days)}</VisuallyHidden>
    {weekdaysFrom(firstDay).map((day) => (
      <span key={day} aria-hidden className={classes['day']} data-served={days.includes(day) || undefined}>
        {weekdayName(day).slice(0, 2)}
      </span>
    ))}
  </span>
);
