import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Button } from '#ui/actions/button.tsx';
import { currentTime } from '#ui/dates/current-time.ts';
import { timeInWords } from '#ui/words/time-of-day.ts';
import { dateOfSlot, timeOfSlot } from '#features/appointments/index.ts';
import classes from '../visitor-booking.module.css';

interface TimeButtonsProps {
  /** 'Times with Maya Torres'. */
  readonly label: string;
  readonly starts: readonly string[];
  readonly chosen: string | undefined;
  /** The one that is being held. */
  readonly holding: string | undefined;
  readonly onTime: (start: string) => void;
  readonly onMore: () => void;
}

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Sat 13` in the month that it is, `Dec 2` in a later one: a card has room for no more. */
const shortDay = (start: string): string => {
  const parts = DAY.formatToParts(new Date(`${dateOfSlot(start)}T00:00:00Z`));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const isThisMonth = start.startsWith(currentTime().toISOString().slice(0, 7));
  return `${part(isThisMonth ? 'weekday' : 'month')} ${part('day')}`;
};

/** The next free times, one tap each, and the way to all of them. */
export const TimeButtons = ({ label, starts, chosen, holding, onTime, onMore }: TimeButtonsProps) => (
  <div className={classes['times']} role="group" aria-label={label}>
    {starts.map((start) => (
      <UnstyledButton
        key={start}
        className={classes['time'] ?? ''}
        aria-pressed={start === chosen}
        data-busy={start === holding || undefined}
        onClick={() => {
          if (start !== chosen) onTime(start);
        }}
      >
        <span>{shortDay(start)}</span> <strong>{timeInWords(timeOfSlot(start))}</strong>
      </UnstyledButton>
    ))}
    <Button className={classes['more'] ?? ''} onClick={onMore}>
      More<VisuallyHidden> {label.charAt(0).toLowerCase() + label.slice(1)}</VisuallyHidden>
    </Button>
  </div>
);
