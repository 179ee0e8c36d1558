import { VisuallyHidden } from '@mantine/core';
import classes from './month-bars.module.css';

interface MonthBar {
  /** `2026-11` */
  readonly month: string;
  readonly value: number;
  /** The value as people read it: `$184.20`. */
  readonly shown: string;
}

interface MonthBarsProps {
  /** What the bars show: read to those who cannot see them. */
  readonly label: string;
  readonly months: readonly MonthBar[];
}

const nameOf = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A year in the width of a card: one bar a month, the last one is now. What each came to is read aloud. */
export const MonthBars = ({ label, months }: MonthBarsProps) => {
  const highest = Math.max(...months.map(({ value }) => value), 1);
  return (
    <ol className={classes['bars']} aria-label={label}>
      {months.map(({ month, value, shown }, index) => {
        const name = nameOf.format(new Date(`${month}-01`));
        return (
          <li
            key={month}
            className={classes['bar']}
            title={`${name}: ${shown}`}
            data-now={index === months.length - 1 || undefined}
          >
            <VisuallyHidden>
              {name}: {shown}
            </VisuallyHidden>
            <span aria-hidden className={classes['track']}>
              <span className={classes['fill']} style={{ blockSize: `${(Math.max(0, value) / highest) * 100}%` }} />
            </span>
            <span aria-hidden className={classes['name']}>
              {name.slice(0, 1)}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
