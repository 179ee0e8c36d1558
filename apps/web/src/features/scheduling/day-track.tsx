import { parseMinutes } from '@tailgate/values/local-time';
import { hoursInWords } from './hours-in-words.ts';
import classes from './day-track.module.css';
import { windowsOn, type DayHours, type Week } from './week.ts';

/** The part of the day that is drawn, in minutes. */
export interface DrawnDay {
  readonly from: number;
  readonly to: number;
}

const USUAL_DAY: DrawnDay = { from: 6 * 60, to: 21 * 60 };
const EVERY_MINUTES = 3 * 60;

/** 6 AM to 9 PM, and more where somebody works earlier or later. */
export const drawnDayOf = (week: Week): DrawnDay => {
  const windows = Object.values(week).flatMap(windowsOn);
  const hour = (minutes: number, round: (value: number) => number) => round(minutes / 60) * 60;
  return {
    from: Math.min(USUAL_DAY.from, ...windows.map(({ start }) => hour(parseMinutes(start) ?? 0, Math.floor))),
    to: Math.max(USUAL_DAY.to, ...windows.map(({ end }) => hour(parseMinutes(end) ?? 0, Math.ceil))),
  };
};

const share = (minutes: number, { from, to }: DrawnDay): number => ((minutes - from) / (to - from)) * 100;

interface DayTrackProps {
  readonly hours: DayHours;
  readonly saved: DayHours;
  readonly drawn: DrawnDay;
}

/** The hours of one day as bars; what is not saved yet is hatched. The row says the same in words. */
export const DayTrack = ({ hours, saved, drawn }: DayTrackProps) => {
  const isSaved = (start: string, end: string) =>
    windowsOn(saved).some((window) => window.start === start && window.end === end);
  return (
    <span className={classes['track']} aria-hidden>
      {windowsOn(hours).map(({ start, end }, index) => {
        const [from, to] = [parseMinutes(start) ?? 0, parseMinutes(end) ?? 0];
        return (
          to > from && (
            <span
              key={index}
              className={classes['bar']}
              data-changed={!isSaved(start, end) || undefined}
              style={{ left: `${share(from, drawn)}%`, width: `${share(to, drawn) - share(from, drawn)}%` }}
            >
              {hoursInWords(to - from)}
            </span>
          )
        );
      })}
    </span>
  );
};

/** The hours above the bars. */
export const TrackAxis = ({ drawn, read }: { drawn: DrawnDay; read: (minutes: number) => string }) => (
  <span className={classes['axis']} aria-hidden>
    {Array.from({ length: Math.floor((drawn.to - drawn.from) / EVERY_MINUTES) + 1 }, (_, index) => {
      const minutes = drawn.from + index * EVERY_MINUTES;
      return (
        <span key={minutes} style={{ left: `${share(minutes, drawn)}%` }}>
          {read(minutes)}
        </span>
      );
    })}
  </span>
);
