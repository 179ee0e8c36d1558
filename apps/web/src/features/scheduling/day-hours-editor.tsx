import type { Weekday } from '@tailgate/values/local-time';
import { weekdayName } from '@tailgate/values/weekdays';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import classes from './day-hours-editor.module.css';
import { dayInWords } from './hours-in-words.ts';
import { freeWindow, problemsOf, type DayHours, type HoursWindow } from './week.ts';

interface DayHoursEditorProps {
  readonly day: Weekday;
  readonly hours: DayHours;
  readonly read: (time: string) => string;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onChange: (index: number, change: Partial<HoursWindow>) => void;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly onCopy: () => void;
}

/** One day of the ordinary week: on or off, and from when to when, as often as there are breaks. */
export const DayHoursEditor = ({
  day,
  hours,
  read,
  onSwitch,
  onChange,
  onAdd,
  onRemove,
  onCopy,
}: DayHoursEditorProps) => {
  const name = weekdayName(day);
  const problems = problemsOf(hours.windows, read);
  // The only hours of a day go with its switch.
  const isSeveral = hours.windows.length > 1;
  return (
    <li className={classes['day']} aria-label={`${name}, ${dayInWords(hours, read)}`}>
      <SwitchField label={name} checked={hours.isOn} onChange={onSwitch} />
      {hours.isOn && (
        <>
          {hours.windows.map((window, index) => {
            const problem = problems[index];
            return (
              <div key={index} className={classes['window']} data-several={isSeveral || undefined}>
                <TimeField
                  label={index === 0 ? 'From' : 'And from'}
                  value={window.start}
                  inWords={read}
                  error={problem?.field === 'start' && problem.words}
                  onChange={(start) => start && onChange(index, { start })}
                />
                <TimeField
                  label="To"
                  value={window.end}
                  inWords={read}
                  error={problem?.field === 'end' && problem.words}
                  onChange={(end) => end && onChange(index, { end })}
                />
                {isSeveral && (
                  <Button
                    look="text"
                    className={classes['remove'] ?? ''}
                    aria-label={`Remove ${read(window.start)} – ${read(window.end)} on ${name}`}
                    onClick={() => onRemove(index)}
                  >
                    <Trash2 size={20} aria-hidden />
                  </Button>
                )}
              </div>
            );
          })}
          <div className={classes['actions']}>
            {freeWindow(hours.windows) && (
              <Button
                look="text"
                compact
                icon={<Plus size={18} aria-hidden />}
                aria-label={`Add hours on ${name}`}
                onClick={onAdd}
              >
                Add hours
              </Button>
            )}
            <Button
              look="text"
              compact
              icon={<Copy size={18} aria-hidden />}
              aria-label={`Copy to other days from ${name}`}
              onClick={onCopy}
            >
              Copy to other days
            </Button>
          </div>
        </>
      )}
    </li>
  );
};
