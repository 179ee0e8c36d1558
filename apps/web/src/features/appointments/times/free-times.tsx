import type { LocalDate } from '@tailgate/values/local-time';
import { Sun, Sunrise, Sunset, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { timeInWords } from '#ui/words/time-of-day.ts';
import { longDate, type CalendarHabits } from '../calendar/calendar-days.ts';
import classes from './free-times.module.css';

const PARTS: readonly { label: string; icon: LucideIcon; from: string; to: string }[] = [
  { label: 'Morning', icon: Sunrise, from: '00:00', to: '12:00' },
  { label: 'Afternoon', icon: Sun, from: '12:00', to: '17:00' },
  { label: 'Evening', icon: Sunset, from: '17:00', to: '24:00' },
];

interface FreeTimesProps {
  readonly date: LocalDate;
  /** The free starts with their local times, `HH:MM`; undefined while they load. */
  readonly times: readonly { readonly value: string; readonly time: string }[] | undefined;
  readonly of: ComponentProps<typeof LoadingState>['of'];
  readonly clock: CalendarHabits['clock'];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** The free starts of a day. */
export const FreeTimes = ({ date, times, of, clock, chosen, onChoose }: FreeTimesProps) => (
  <section className={classes['times']} aria-label="Time">
    <div className={classes['head']}>
      <h3>{longDate(date)}</h3>
      {times && <span className={classes['count']}>{times.length === 1 ? '1 time' : `${times.length} times`}</span>}
    </div>
    {!times && <LoadingState what="free times" of={of} rows={2} />}
    {times?.length === 0 && <p>No free time on this day. Choose another day.</p>}
    {PARTS.map(({ label, icon: Icon, from, to }) => {
      const inPart = times?.filter(({ time }) => time >= from && time < to) ?? [];
      if (inPart.length === 0) return null;
      return (
        <div key={label} className={classes['part']}>
          <p className={classes['partName']}>
            <Icon size={18} aria-hidden />
            {label}
          </p>
          <ChoiceChips
            label={label}
            choices={inPart.map(({ value, time }) => ({ value, label: clock === '24' ? time : timeInWords(time) }))}
            chosen={chosen}
            onChoose={onChoose}
          />
        </div>
      );
    })}
  </section>
);
