import { useState } from 'react';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { DateRangeField, type DateRange } from '#ui/date-range-field.tsx';
import type { PERIODS } from './expenses-spec.ts';
import classes from './expenses.module.css';
import { periodProblem, type Days } from './period.ts';

type Choice = (typeof PERIODS)[number] | 'this-month';

const CHOICES: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: 'this-month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'this-year', label: 'This year' },
  { value: 'last-year', label: 'Last year' },
  { value: 'custom', label: 'Custom' },
];

interface PeriodPickerProps {
  readonly period: string | undefined;
  readonly days: Days;
  readonly onChange: (search: TableSearch, how?: { readonly replace: boolean }) => void;
}

/** Which days the report is about. Custom begins with the days that are shown. */
export const PeriodPicker = ({ period, days, onChange }: PeriodPickerProps) => {
  const chosen = CHOICES.find(({ value }) => value === period)?.value ?? 'this-month';
  return (
    <div className={classes['period']}>
      <ChoiceChips
        label="Period"
        choices={CHOICES}
        chosen={chosen}
        onChoose={(value) => {
          if (value === 'this-month') onChange({});
          else onChange(value === 'custom' ? { period: value, ...days } : { period: value });
        }}
      />
      {chosen === 'custom' && <CustomDays days={days} onChange={onChange} />}
    </div>
  );
};

const isPeriod = ({ start, end }: DateRange): boolean =>
  start !== null && end !== null && start <= end && periodProblem(start, end) === undefined;

/** What is not a period yet is kept here, everything else in the address. */
const CustomDays = ({ days, onChange }: Pick<PeriodPickerProps, 'days' | 'onChange'>) => {
  const [draft, setDraft] = useState<DateRange | null>(null);
  const range = draft ?? { start: days.from, end: days.to };
  const { start, end } = range;
  return (
    <DateRangeField
      label="Days"
      value={range}
      error={start && end ? periodProblem(start, end) : undefined}
      onChange={(next) => {
        const isComplete = isPeriod(next);
        setDraft(isComplete ? null : next);
        // The half of a typed date can be one too: it is not worth an entry in the history.
        if (isComplete) onChange({ period: 'custom', from: next.start ?? '', to: next.end ?? '' }, { replace: true });
      }}
    />
  );
};
