import classes from './amount-bars.module.css';

interface AmountBar {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The value as people read it, in full: `$1,234.50`. */
  readonly shown: string;
}

interface AmountBarsProps {
  /** What the bars show: read to those who cannot see them. */
  readonly label: string;
  readonly bars: readonly AmountBar[];
}

/** What adds up to something, one below the other from one zero line. */
export const AmountBars = ({ label, bars }: AmountBarsProps) => {
  const highest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ol className={classes['bars']} aria-label={label}>
      {bars.map(({ id, label: name, value, shown }) => (
        <li key={id} className={classes['bar']}>
          <span>{name}</span> <span className={classes['amount']}>{shown}</span>
          <span aria-hidden className={classes['track']}>
            <span className={classes['fill']} style={{ inlineSize: `${(value / highest) * 100}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
};
