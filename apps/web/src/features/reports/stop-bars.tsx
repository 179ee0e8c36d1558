import { inDollars } from '#ui/words/dollars.ts';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { dayOf } from './report-words.ts';
import type { Stop } from './reports-query.ts';
import classes from './stop-bars.module.css';

/** From the largest loss to the largest profit, with zero in between. */
export interface Scale {
  readonly least: number;
  readonly most: number;
}

export const scaleOf = (stops: readonly Stop[]): Scale => ({
  least: Math.min(0, ...stops.map(({ profit }) => profit)),
  most: Math.max(0, ...stops.map(({ profit }) => profit)),
});

/** Where a bar begins and how long it is, in percent of the whole scale. */
export const placeOf = (profit: number, { least, most }: Scale) => {
  const whole = most - least || 1;
  const zero = (Math.abs(least) / whole) * 100;
  const size = (Math.abs(profit) / whole) * 100;
  return { start: profit < 0 ? zero - size : zero, size };
};

interface StopBarsProps {
  readonly label: string;
  readonly stops: readonly Stop[];
  /** The same for every list of a page, so that bars can be compared. */
  readonly scale: Scale;
  readonly timeZone: string;
  readonly period: TableSearch;
}

/** What single stops left, from one zero line; a loss has a minus, another color and a hatch. */
export const StopBars = ({ label, stops, scale, timeZone, period }: StopBarsProps) => (
  <section className={classes['group']} aria-label={label}>
    <h3 className={classes['title']}>{label}</h3>
    <ol className={classes['bars']}>
      {stops.map(({ orderId, customer, date, profit }) => {
        const { start, size } = placeOf(profit, scale);
        return (
          <li key={orderId} className={classes['bar']}>
            <span className={classes['name']}>
              <TextLink to="/groomer/reports/detail/$orderId" params={{ orderId }} search={period}>
                {customer.displayName}
              </TextLink>{' '}
              <span className={classes['day']}>{dayOf(date, timeZone)}</span>
            </span>{' '}
            <span className={classes['amount']} data-loss={profit < 0 || undefined}>
              {inDollars(profit)}
            </span>
            <span aria-hidden className={classes['track']}>
              <span
                className={classes['fill']}
                data-loss={profit < 0 || undefined}
                style={{ marginInlineStart: `${start}%`, inlineSize: `${size}%` }}
              />
            </span>
          </li>
        );
      })}
    </ol>
  </section>
);
