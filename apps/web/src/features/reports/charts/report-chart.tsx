import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import type { ChartBar, ChartProps } from './chart-types.ts';
import classes from './chart.module.css';

const ReportBars = lazy(async () => ({ default: (await import('./report-bars.tsx')).ReportBars }));

interface ReportChartProps extends ChartProps {
  /** What the bars show: 'Net earnings by week'. */
  readonly label: string;
  /** Heading of the first column: 'Week'. */
  readonly unit: string;
  /** In full, for the table: `$1,234.50`. */
  readonly exact: (value: number) => string;
  /** What the bars add up to, above them. */
  readonly head: ReactNode;
}

/** A chart with its figures as a table: read by screen readers, shown on request and on paper. */
export const ReportChart = ({ label, unit, exact, head, ...chart }: ReportChartProps) => {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <figure className={classes['chart']} aria-label={label}>
      <div className={classes['head']}>
        {head}
        <div className={classes['tools']}>
          <Button compact look="text" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
            {shown ? 'Hide table' : 'Show table'}
          </Button>
        </div>
      </div>
      <Legend {...chart} />
      <div className={classes['stage']} aria-hidden>
        <Suspense fallback={<div className={classes['waiting']} />}>
          <ReportBars {...chart} />
        </Suspense>
      </div>
      <div id={id} className={classes['figures']} data-shown={shown || undefined}>
        <FiguresTable {...chart} label={label} unit={unit} exact={exact} />
      </div>
    </figure>
  );
};

/** The same looks as in the picture. */
const Legend = ({ parts, average }: ChartProps) =>
  (parts.length > 1 || average) && (
    <ul className={classes['legend']} aria-hidden>
      {parts.length > 1 &&
        parts.map((part, index) => (
          <li key={part}>
            <svg width="12" height="12" viewBox="0 0 12 12">
              <rect
                width="12"
                height="12"
                rx="2"
                fill={index === 0 ? 'var(--brand-graphic)' : 'var(--brand-tint-border)'}
              />
              {index > 0 && (
                <path d="M-1 13 13 -1M-1 7 7 -1M5 13 13 5" stroke="var(--brand-graphic)" strokeWidth="1.5" />
              )}
            </svg>
            {part}
          </li>
        ))}
      {average && (
        <li>
          <svg width="18" height="12" viewBox="0 0 18 12">
            <path d="M0 6h18" stroke="var(--accent-graphic)" strokeWidth="2" strokeDasharray="5 3" />
          </svg>
          {average.label}
        </li>
      )}
    </ul>
  );

const inCents = (amounts: readonly number[]) =>
  // Hundredths are added, which are exact.
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
const sumOf = ({ parts }: ChartBar) => inCents(parts);

const FiguresTable = ({ label, unit, parts, bars, average, exact }: Omit<ReportChartProps, 'head'>) => (
  <table className={classes['table']}>
    <caption>{label}</caption>
    <thead>
      <tr>
        <th scope="col">{unit}</th>
        {parts.map((part) => (
          <th key={part} scope="col">
            {part}
          </th>
        ))}
        {parts.length > 1 && <th scope="col">Total</th>}
      </tr>
    </thead>
    <tbody>
      {bars.map((bar) => (
        <tr key={bar.id}>
          <th scope="row">{bar.label}</th>
          {bar.parts.map((part, index) => (
            <td key={parts[index]}>{exact(part)}</td>
          ))}
          {parts.length > 1 && <td>{exact(sumOf(bar))}</td>}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        {parts.map((part, index) => (
          <td key={part}>{exact(inCents(bars.map((bar) => bar.parts[index] ?? 0)))}</td>
        ))}
        {parts.length > 1 && <td>{exact(inCents(bars.map(sumOf)))}</td>}
      </tr>
      {average && (
        <tr>
          <th scope="row">{average.label}</th>
          {parts.length > 1 && <td colSpan={parts.length} />}
          <td>{exact(average.value)}</td>
        </tr>
      )}
    </tfoot>
  </table>
);
