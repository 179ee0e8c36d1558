import classes from './bar-chart.module.css';

interface Bar {
  readonly label: string;
  readonly value: number;
}

interface BarChartProps {
  /** What the bars show: read to those who cannot see them. */
  readonly label: string;
  readonly bars: readonly Bar[];
}

/** One bar a week or a month, the value above each; the last one is now. */
export const BarChart = ({ label, bars }: BarChartProps) => {
  const highest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ol className={classes['chart']} aria-label={label}>
      {bars.map(({ label: name, value }, index) => (
        <li key={name} className={classes['bar']} data-now={index === bars.length - 1 || undefined}>
          <span className={classes['value']}>{value}</span>
          <span aria-hidden className={classes['fill']} style={{ blockSize: `${(value / highest) * 100}%` }} />
          <span className={classes['name']}>{name}</span>
        </li>
      ))}
    </ol>
  );
};
