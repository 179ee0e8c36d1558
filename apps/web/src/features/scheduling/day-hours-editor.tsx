import type { Weekday } from '@tailgate/values/local-time';
import { weekdayName } from '@tailgate/values/weekdays';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TimeField } from '#ui/dates/time-field.tsx';
import classes from './day-hours-editor.module.css';
import { DayTrack, type DrawnDay } from './day-track.tsx';
import { dayInWords } from './hours-in-words.ts';
import { dayTotalInWords, isChanged } from './week-changes.ts';
import { freeWindow, problemsOf, type DayHours, type HoursWindow } from './week.ts';

interface DayHoursEditorProps {
  readonly day: Weekday;
  readonly hours: DayHours;
  readonly saved: DayHours;
  readonly drawn: DrawnDay;
  readonly read: (time: string) => string;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onChange: (index: number, change: Partial<HoursWindow>) => void;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly onCopy: () => void;
}

/** One day in one row: on or off, and its hours, as often as there are breaks. */
export const DayHoursEditor = (props: DayHoursEditorProps) => {
  const { day, hours, saved, drawn, read, onSwitch, onChange, onAdd, onRemove, onCopy } = props;
  const name = weekdayName(day);
  const problems = problemsOf(hours.windows, read);
  // The only hours of a day go with its switch.
  const isSeveral = hours.windows.length > 1;
  const isUnsaved = (index: number, end: keyof HoursWindow) =>
    saved.isOn && saved.windows[index]?.[end] !== hours.windows[index]?.[end];
  return (
    <li className={classes['day']} aria-label={`${name}, ${dayInWords(hours, read)}`}>
      <div className={classes['switch']} data-changed={isChanged(hours, saved) || undefined}>
        <SwitchField
          label={name}
          description={dayTotalInWords(hours, saved)}
          checked={hours.isOn}
          onChange={onSwitch}
        />
      </div>
      <div className={classes['track']}>
        <DayTrack hours={hours} saved={saved} drawn={drawn} />
      </div>
      <div className={classes['windows']}>
        {!hours.isOn && <p className={classes['off']}>Customers can’t book this day</p>}
        {hours.isOn &&
          hours.windows.map((window, index) => {
            const problem = problems[index];
            return (
              <div key={index} className={classes['window']}>
                <span data-changed={isUnsaved(index, 'start') || undefined}>
                  <TimeField
                    label={index === 0 ? 'From' : 'And from'}
                    value={window.start}
                    inWords={read}
                    error={problem?.field === 'start' && problem.words}
                    onChange={(start) => start && onChange(index, { start })}
                  />
                </span>
                <span className={classes['dash']} aria-hidden>
                  –
                </span>
                <span data-changed={isUnsaved(index, 'end') || undefined}>
                  <TimeField
                    label="To"
                    value={window.end}
                    after={window.start}
                    inWords={read}
                    error={problem?.field === 'end' && problem.words}
                    onChange={(end) => end && onChange(index, { end })}
                  />
                </span>
                {isSeveral && (
                  <Button
                    look="text"
                    className={classes['icon'] ?? ''}
                    aria-label={`Remove ${read(window.start)} – ${read(window.end)} on ${name}`}
                    onClick={() => onRemove(index)}
                  >
                    <Trash2 size={18} aria-hidden />
                  </Button>
                )}
              </div>
            );
          })}
      </div>
      <DayActions
        name={name}
        isFull={hours.isOn && freeWindow(hours.windows) === undefined}
        onAdd={() => (hours.isOn ? onAdd() : onSwitch(true))}
        onCopy={onCopy}
      />
    </li>
  );
};

interface DayActionsProps extends Pick<DayHoursEditorProps, 'onAdd' | 'onCopy'> {
  readonly name: string;
  /** No further hours fit. */
  readonly isFull: boolean;
}

const DayActions = ({ name, isFull, onAdd, onCopy }: DayActionsProps) => (
  <div className={classes['actions']}>
    <Button
      look="text"
      className={classes['icon'] ?? ''}
      aria-label={`Add hours on ${name}`}
      disabled={isFull}
      onClick={onAdd}
    >
      <Plus size={18} aria-hidden />
    </Button>
    <Button
      look="text"
      className={classes['icon'] ?? ''}
      aria-label={`Copy to other days from ${name}`}
      onClick={onCopy}
    >
      <Copy size={18} aria-hidden />
    </Button>
  </div>
);
