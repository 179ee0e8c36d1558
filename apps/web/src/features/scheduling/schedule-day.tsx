import { weekdayName } from '@tailgate/values/weekdays';
import { CalendarMinus, MapPinOff, TreePalm } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ZoneDot } from '#ui/badges/zone-dot.tsx';
import { placeOn, planInWords, type Axis, type DayPlan } from './schedule.rules.ts';
import classes from './schedule.module.css';

interface ScheduleDayProps {
  readonly plan: DayPlan;
  readonly axis: Axis;
  readonly read: (time: string) => string;
  /** Whether the Tab key stops here; the arrow keys go on from there. */
  readonly isTabStop: boolean;
  readonly busy: boolean;
  readonly onTakeOff: () => void;
}

const Where = ({ plan }: { plan: DayPlan }) => {
  if (plan.isOff) return null;
  if (plan.windows.length === 0) return <span className={classes['nowhere']}>Not working</span>;
  if (plan.zones.length > 0)
    return plan.zones.map(({ id, name, color }) => (
      <span key={id} className={classes['zone']}>
        <ZoneDot color={color} />
        {name}
      </span>
    ));
  return (
    <span className={classes['nowhere']}>
      <MapPinOff size={14} aria-hidden />
      No work zone
    </span>
  );
};

/** `9:00 AM` is not torn apart where there is little room. */
const inOnePiece = (time: string) => time.replaceAll(' ', '\u00a0');

/** A column on a desktop, a row on a phone: the same words in both. */
export const ScheduleDay = ({ plan, axis, read, isTabStop, busy, onTakeOff }: ScheduleDayProps) => {
  const { date, weekday, windows, isToday, isPast, isOff } = plan;
  return (
    <li
      className={classes['day']}
      aria-label={planInWords(plan, read)}
      tabIndex={isTabStop ? 0 : -1}
      data-date={date}
      data-off={isOff || undefined}
      data-today={isToday || undefined}
      data-past={isPast || undefined}
      {...(isToday && { 'aria-current': 'date' as const })}
    >
      <div className={classes['head']}>
        <span className={classes['name']}>
          {weekdayName(weekday).slice(0, 3)} <span className={classes['number']}>{Number(date.slice(8))}</span>
        </span>
        <span className={classes['zones']}>
          <Where plan={plan} />
        </span>
      </div>
      <div className={classes['body']}>
        {isOff && (
          <span className={classes['off']}>
            <TreePalm size={22} aria-hidden />
            <strong>Time off</strong>
            All day
          </span>
        )}
        {windows.map((window) => {
          const { top, height } = placeOn(axis, window);
          return (
            <span
              key={window.start}
              className={classes['block']}
              style={{ '--top': `${top}%`, '--height': `${height}%` } as CSSProperties}
            >
              {`${inOnePiece(read(window.start))} – ${inOnePiece(read(window.end))}`}
            </span>
          );
        })}
      </div>
      <div className={classes['foot']}>
        {!isOff && !isPast && windows.length > 0 && (
          <Button
            compact
            look="text"
            icon={<CalendarMinus size={18} aria-hidden />}
            busy={busy}
            busyLabel="Saving…"
            className={classes['take'] ?? ''}
            aria-label={`Take this day off: ${weekdayName(weekday)} ${Number(date.slice(8))}`}
            onClick={onTakeOff}
          >
            Take this day off
          </Button>
        )}
      </div>
    </li>
  );
};
