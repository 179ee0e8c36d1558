import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { useMediaQuery } from '@mantine/hooks';
import { useId, type ReactElement } from 'react';
import classes from './chart.module.css';
import type { ChartBar, ChartProps } from './chart-types.ts';

/** So many sums have room above their bars. */
const MOST_SUMS = { wide: 13, narrow: 6 };
const SUM_SIZE = 11;

/** A hatch tells the second part from the first without color, on paper too. */
const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="var(--brand-tint-border)" />
      <rect width="2" height="6" fill="var(--brand-graphic)" />
    </pattern>
  </defs>
);

interface Placed {
  readonly x?: number | string | undefined;
  readonly y?: number | string | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly index?: number | undefined;
}

const sumOf = ({ parts }: ChartBar) => parts.reduce((sum, part) => sum + part, 0);

/** Drawn with the last part of each bar, above the whole of it. */
const sumAbove = (bars: readonly ChartBar[], shown: ChartProps['above'], hasRoom: boolean) => {
  const Sum = ({ x = 0, y = 0, width = 0, index = 0 }: Placed): ReactElement => {
    const bar = bars[index];
    if (!bar || (!hasRoom && !bar.isNow) || sumOf(bar) === 0) return <g />;
    return (
      <text
        x={Number(x) + Number(width) / 2}
        y={Number(y) - 6}
        textAnchor="middle"
        fontSize={SUM_SIZE}
        fontWeight={bar.isNow ? 700 : 600}
        fill={bar.isNow ? 'var(--text)' : 'var(--text-2)'}
      >
        {shown(sumOf(bar))}
      </text>
    );
  };
  return Sum;
};

const LOOK = ['var(--brand-graphic)', 'hatch'] as const;

/** The picture of a chart. Its figures are in the table below it, so that nothing here is read on its own. */
export const ReportBars = ({ parts, bars, average, short, above }: ChartProps) => {
  const hatch = useId().replace(/[^\w-]/g, '');
  const wide = useMediaQuery('(min-width: 600px)', true, { getInitialValueInEffect: false });
  const hasRoom = bars.length <= (wide ? MOST_SUMS.wide : MOST_SUMS.narrow);
  const data = bars.map(({ label, tick = label, isNow, parts: values }) => ({
    label: tick,
    // A bar of one part can be darker as a whole.
    ...(isNow && parts.length === 1 && { color: 'var(--brand-fill)' }),
    ...Object.fromEntries(parts.map((part, index) => [part, values[index] ?? 0])),
  }));
  return (
    <BarChart
      className={classes['picture'] ?? ''}
      h="100%"
      data={data}
      dataKey="label"
      type="stacked"
      series={parts.map((name, index) => ({
        name,
        color: LOOK[index] === 'hatch' ? `url(#${hatch})` : (LOOK[index] ?? ''),
      }))}
      maxBarWidth={44}
      tickLine="none"
      strokeDasharray="4 4"
      textColor="var(--text-2)"
      gridColor="var(--border)"
      valueFormatter={short}
      accessibilityLayer={false}
      withTooltip={false}
      barChartProps={{ stackOffset: 'sign', margin: { top: 22, right: 4, left: 0, bottom: 4 } }}
      yAxisProps={{ width: 52, tickCount: 4, allowDecimals: false }}
      barProps={({ name }) => ({
        radius: 2,
        stroke: 'var(--surface)',
        strokeOpacity: 1,
        strokeWidth: parts.length > 1 ? 1 : 0,
        ...(name === parts.at(-1) && { label: sumAbove(bars, above, hasRoom) }),
      })}
      {...(average !== undefined && {
        referenceLines: [
          {
            y: average.value,
            color: 'var(--accent-graphic)',
            strokeDasharray: '6 4',
            ifOverflow: 'extendDomain' as const,
          },
        ],
      })}
    >
      <Hatch id={hatch} />
    </BarChart>
  );
};
