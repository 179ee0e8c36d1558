import { useMediaQuery } from '@mantine/hooks';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { DateRangeField, type DateRange } from '#ui/dates/date-range-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { TableSearch } from '../tables/text-search.ts';
import classes from './period-picker.module.css';
import {
  daysInWords,
  nextDays,
  periodNamed,
  periodProblem,
  searchOfDays,
  searchOfPeriod,
  type Days,
  type NamedPeriod,
  type Now,
} from './period.ts';

type Choice = NamedPeriod | 'custom';

const CHOICES: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: 'this-week', label: 'This week' },
  { value: 'last-week', label: 'Last week' },
  { value: 'this-month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'this-year', label: 'This year' },
  { value: 'last-year', label: 'Last year' },
  { value: 'custom', label: 'Custom' },
];

interface PeriodPickerProps {
  readonly period: string | undefined;
  readonly days: Days;
  readonly now: Now;
  /** The longest period that the API answers. */
  readonly maxDays: number;
  readonly onChange: (search: TableSearch, how?: { readonly replace: boolean }) => void;
}

/** Which days a report is about. Custom begins with the days that are shown. */
export const PeriodPicker = (props: PeriodPickerProps) => {
  const { period, days, onChange } = props;
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const chosen: Choice = period === 'custom' ? period : (periodNamed(period) ?? 'this-month');
  const onChoose = (value: Choice) =>
    onChange(value === 'custom' ? { period: value, ...days } : searchOfPeriod(value), { replace: false });
  return (
    <div className={classes['picker']}>
      <div className={classes['line']}>
        {wide ? (
          <ChoiceChips label="Period" choices={CHOICES} chosen={chosen} onChoose={onChoose} />
        ) : (
          <SelectField
            label="Period"
            choices={CHOICES}
            value={chosen}
            onChange={(value) => value !== null && value !== chosen && onChoose(value)}
          />
        )}
        <Steps {...props} />
      </div>
      {chosen === 'custom' && <CustomDays {...props} />}
    </div>
  );
};

/** The period before and after, and which days are shown. */
const Steps = ({ days, now, onChange }: PeriodPickerProps) => {
  const go = (steps: 1 | -1) => onChange(searchOfDays(nextDays(days, steps), now), { replace: false });
  return (
    <div className={classes['steps']}>
      <Button compact aria-label="Previous period" onClick={() => go(-1)}>
        <ChevronLeft size={20} aria-hidden />
      </Button>
      <span className={classes['days']} aria-live="polite">
        {daysInWords(days)}
      </span>
      <Button compact aria-label="Next period" disabled={days.to >= now.today} onClick={() => go(1)}>
        <ChevronRight size={20} aria-hidden />
      </Button>
    </div>
  );
};

const isPeriod = ({ start, end }: DateRange, maxDays: number): boolean =>
  start !== null && end !== null && start <= end && periodProblem(start, end, maxDays) === undefined;

/** What is not a period yet is kept here, everything else in the address. */
const CustomDays = ({ days, maxDays, onChange }: PeriodPickerProps) => {
  const [draft, setDraft] = useState<DateRange | null>(null);
  const range = draft ?? { start: days.from, end: days.to };
  const { start, end } = range;
  return (
    <div className={classes['custom']}>
      <DateRangeField
        label="Days"
        value={range}
        error={start && end ? periodProblem(start, end, maxDays) : undefined}
        onChange={(next) => {
          const isComplete = isPeriod(next, maxDays);
          setDraft(isComplete ? null : next);
          // The half of a typed date can be one too: it is not worth an entry in the history.
          if (isComplete) onChange({ period: 'custom', from: next.start ?? '', to: next.end ?? '' }, { replace: true });
        }}
      />
    </div>
  );
};
