import { DateField } from './date-field.tsx';
import type { DateLimits } from './date-problem.ts';
import { FieldPair } from '../fields/field-pair-parts.tsx';
import type { FieldProps } from '../fields/field-parts.tsx';

/** Both days belong to it; null as long as one is open. */
export interface DateRange {
  readonly start: string | null;
  readonly end: string | null;
}

export interface DateRangeFieldProps extends FieldProps, DateLimits {
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  readonly disabled?: boolean;
}

/** A start after the end moves the end along. */
const startingAt = ({ end }: DateRange, start: string | null): DateRange => ({
  start,
  end: start && end && start > end ? start : end,
});

export const DateRangeField = ({
  value,
  onChange,
  min,
  max,
  isExcluded,
  disabled = false,
  ...field
}: DateRangeFieldProps) => {
  const common = { max, isExcluded, disabled };
  return (
    <FieldPair {...field}>
      <DateField
        {...common}
        label="Start date"
        min={min}
        value={value.start}
        onChange={(start) => onChange(startingAt(value, start))}
      />
      <DateField
        {...common}
        label="End date"
        min={value.start ?? min}
        value={value.end}
        onChange={(end) => onChange({ ...value, end })}
      />
    </FieldPair>
  );
};
