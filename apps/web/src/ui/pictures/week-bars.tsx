import type { Weekday } from '@tailgate/values/local-time';

const LETTERS = ['S', 'M', 'T', 'W', 'T', 'F', 'S'] as const;
const BAR = 5;
const STEP = 12;
const HEIGHT = 38;
const LETTER = 14;
const WIDTH = STEP * 7;

interface WeekBarsProps {
  /** Seven each, from the first day of the week on. */
  readonly last: readonly number[];
  readonly current: readonly number[];
  /** 1 is Sunday. */
  readonly firstDay: Weekday;
  readonly today: Weekday;
}

/** This week against the last, day by day, next to the number that says it: nothing here is read on its own. */
export const WeekBars = ({ last, current, firstDay, today }: WeekBarsProps) => {
  const highest = Math.max(...last, ...current, 1);
  const heightOf = (value: number) => (value > 0 ? Math.max(2, (value / highest) * HEIGHT) : 0);
  return (
    <svg
      width={WIDTH}
      height={HEIGHT + LETTER}
      viewBox={`0 0 ${WIDTH} ${HEIGHT + LETTER}`}
      aria-hidden
      focusable="false"
    >
      {current.map((value, index) => {
        const weekday = ((firstDay - 1 + index) % 7) + 1;
        const isToday = weekday === today;
        const [before, now] = [heightOf(last[index] ?? 0), heightOf(value)];
        return (
          <g key={weekday} transform={`translate(${index * STEP} 0)`}>
            <rect y={HEIGHT - before} width={BAR} height={before} rx="1.5" fill="var(--brand-tint-border)" />
            <rect x={BAR} y={HEIGHT - now} width={BAR} height={now} rx="1.5" fill="var(--brand-fill)" />
            <text
              x={BAR}
              y={HEIGHT + LETTER - 3}
              fill={isToday ? 'var(--brand-text)' : 'var(--text-2)'}
              fontFamily="var(--font)"
              fontSize="10"
              fontWeight={isToday ? 700 : 400}
              textAnchor="middle"
            >
              {LETTERS[weekday - 1]}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
