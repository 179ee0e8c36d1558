import { MAX_REPEAT_EVERY, type Repeat } from '@tailgate/contract/facts';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { weekdayOf, parseLocalDate } from '@tailgate/values/local-time';
import { weekdayName, weekdaysFrom } from '@tailgate/values/weekdays';
import { DateField } from '#ui/dates/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TimeField } from '#ui/dates/time-field.tsx';
import { type CalendarHabits, clockTime } from '#features/appointments/index.ts';
import type { SeriesRule } from './series.ts';
import classes from './series.module.css';

interface SeriesRuleFieldsProps {
  readonly rule: SeriesRule;
  readonly time: string;
  readonly today: string;
  readonly habits: CalendarHabits;
  readonly onRule: (rule: SeriesRule) => void;
  readonly onTime: (time: string) => void;
}

const UNITS: Readonly<Record<Repeat, readonly [one: string, many: string]>> = {
  day: ['day', 'days'],
  week: ['week', 'weeks'],
  month: ['month', 'months'],
};
/** Beyond these a series is an exception. */
const LONGEST: Readonly<Record<Repeat, number>> = { day: 30, week: 26, month: 12 };

const UNIT_CHOICES = (['day', 'week', 'month'] as const).map((value) => ({ value, label: UNITS[value][1] }));

/** The weekdays of a series: that of its start unless others are chosen. */
const Weekdays = ({ rule, habits, onRule }: Pick<SeriesRuleFieldsProps, 'rule' | 'habits' | 'onRule'>) => {
  const start = parseLocalDate(rule.start);
  const chosen = rule.on.length > 0 || !start ? rule.on : [weekdayOf(start)];
  return (
    <div className={classes['weekdays']} role="group" aria-label="On">
      {weekdaysFrom(habits.firstDayOfWeek).map((weekday) => (
        <UnstyledButton
          key={weekday}
          className={classes['weekday'] ?? ''}
          aria-pressed={chosen.includes(weekday)}
          onClick={() => {
            const on = chosen.includes(weekday) ? chosen.filter((day) => day !== weekday) : [...chosen, weekday];
            if (on.length > 0) onRule({ ...rule, on: [...on].sort() });
          }}
        >
          <VisuallyHidden>{weekdayName(weekday)}</VisuallyHidden>
          <span aria-hidden>{weekdayName(weekday).slice(0, 2)}</span>
        </UnstyledButton>
      ))}
    </div>
  );
};

/** How the appointment repeats, read as one sentence. */
export const SeriesRuleFields = ({ rule, time, today, habits, onRule, onTime }: SeriesRuleFieldsProps) => (
  <div className={classes['rule']}>
    <SelectField
      label="Every"
      choices={Array.from({ length: Math.min(LONGEST[rule.repeat], MAX_REPEAT_EVERY) }, (_, index) => ({
        value: String(index + 1),
        label: String(index + 1),
      }))}
      value={String(rule.every)}
      onChange={(every) => onRule({ ...rule, every: Number(every ?? 1) })}
    />
    <SelectField
      label="Unit"
      choices={UNIT_CHOICES}
      value={rule.repeat}
      onChange={(repeat) => {
        if (repeat) onRule({ ...rule, repeat, every: Math.min(rule.every, LONGEST[repeat]), on: [] });
      }}
    />
    <TimeField
      label="At"
      value={time}
      inWords={(shown) => clockTime(shown, habits.clock)}
      onChange={(chosen) => {
        if (chosen !== null) onTime(chosen);
      }}
    />
    <DateField
      label="From"
      min={today}
      value={rule.start}
      onChange={(start) => onRule({ ...rule, start: start ?? '', on: [] })}
    />
    <DateField
      label="Until"
      min={rule.start}
      value={rule.end}
      onChange={(end) => onRule({ ...rule, end: end ?? '' })}
    />
    {rule.repeat === 'week' && <Weekdays rule={rule} habits={habits} onRule={onRule} />}
  </div>
);
