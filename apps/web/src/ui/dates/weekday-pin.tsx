import type { Weekday } from '@tailgate/values/local-time';

const DAY_KEYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

interface WeekdayPinProps {
  readonly weekday: Weekday;
  /** The number of the stop. */
  readonly number: number | string;
  readonly size?: number;
  /** How far the pin is turned around its tip, in degrees; the number stays upright. */
  readonly tilt?: number;
}

/** A pin in the colour of its day; colour is never all, so it carries a number too. */
export const WeekdayPin = ({ weekday, number, size = 36, tilt = 0 }: WeekdayPinProps) => (
  <svg width={size * 0.8} height={size} viewBox="0 0 32 40" role="img" aria-label={String(number)} focusable="false">
    <path
      d="M16 1.5a14 14 0 0 1 14 14c0 9-9.5 15.5-14 22.5-4.5-7-14-13.5-14-22.5a14 14 0 0 1 14-14z"
      fill={`var(--day-${DAY_KEYS[weekday - 1] ?? DAY_KEYS[0]})`}
      stroke="var(--day-on)"
      strokeWidth="2"
    />
    <text
      x="16"
      y="16"
      {...(tilt !== 0 && { transform: `rotate(${-tilt} 16 15.5)` })}
      fill="var(--day-on)"
      fontFamily="var(--font)"
      fontSize="15"
      fontWeight="700"
      textAnchor="middle"
      dominantBaseline="central"
    >
      {number}
    </text>
  </svg>
);
