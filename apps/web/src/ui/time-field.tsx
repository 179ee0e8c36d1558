import { quarterHourSlots } from '@tailgate/values/time-slots';
import type { ControlProps, FieldProps } from './field-parts.tsx';
import { SelectField } from './select-field.tsx';
import { timeInWords } from './words/time-of-day.ts';

export interface TimeFieldProps extends FieldProps, ControlProps {
  /** `HH:MM` */
  readonly value: string | null;
  readonly onChange: (time: string | null) => void;
  /** The first and the last time on offer, `HH:MM`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** How a time is read; on the clock of twelve hours unless told otherwise. */
  readonly inWords?: (time: string) => string;
}

/** A time of day in quarter hours. */
export const TimeField = ({ value, min = '00:00', max = '23:45', inWords = timeInWords, ...rest }: TimeFieldProps) => {
  const slots = quarterHourSlots().filter((time) => time >= min && time <= max);
  const offered = value === null || slots.includes(value) ? slots : [...slots, value].sort();
  return (
    <SelectField {...rest} value={value} choices={offered.map((time) => ({ value: time, label: inWords(time) }))} />
  );
};
