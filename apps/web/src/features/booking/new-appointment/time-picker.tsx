import { useQuery } from '@tanstack/react-query';
import { Sun, Sunrise, Sunset, type LucideIcon } from 'lucide-react';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { clockTime, longDate, timeOfSlot, type CalendarHabits } from './booking-words.ts';
import classes from './new-appointment.module.css';
import { slotsQuery } from './session-query.ts';

const PARTS: readonly { label: string; icon: LucideIcon; from: string; to: string }[] = [
  { label: 'Morning', icon: Sunrise, from: '00:00', to: '12:00' },
  { label: 'Afternoon', icon: Sun, from: '12:00', to: '17:00' },
  { label: 'Evening', icon: Sunset, from: '17:00', to: '24:00' },
];

interface TimePickerProps {
  readonly sessionId: string;
  readonly date: string;
  readonly minutes: number;
  readonly clock: CalendarHabits['clock'];
  readonly chosen: string | undefined;
  readonly onChoose: (time: string) => void;
}

/** The free starts of a day. */
export const TimePicker = ({ sessionId, date, minutes, clock, chosen, onChoose }: TimePickerProps) => {
  const slots = useQuery(slotsQuery(sessionId, date, minutes));
  const times = slots.data?.slots.map(({ start }) => timeOfSlot(start)) ?? [];
  return (
    <section className={classes['stack']} aria-label="Time">
      <div className={classes['dayHead']}>
        <h3>{longDate(date)}</h3>
        {slots.data && (
          <span className={classes['quiet']}>{times.length === 1 ? '1 time' : `${times.length} times`}</span>
        )}
      </div>
      {!slots.data && <LoadingState what="free times" of={[slots]} rows={2} />}
      {slots.data && times.length === 0 && <p>No free time on this day. Choose another day.</p>}
      {PARTS.map(({ label, icon: Icon, from, to }) => {
        const inPart = times.filter((time) => time >= from && time < to);
        if (inPart.length === 0) return null;
        return (
          <div key={label} className={classes['part']}>
            <p className={classes['partName']}>
              <Icon size={18} aria-hidden />
              {label}
            </p>
            <ChoiceChips
              label={label}
              choices={inPart.map((time) => ({ value: time, label: clockTime(time, clock) }))}
              chosen={chosen ?? ''}
              onChoose={onChoose}
            />
          </div>
        );
      })}
    </section>
  );
};
