import { MAX_SERVICE_MINUTES } from '@tailgate/contract/facts';
import { durationSteps } from '@tailgate/values/time-slots';
import type { ControlProps, FieldProps } from '../fields/field-parts.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { durationInWords } from '../words/duration.ts';

export interface DurationFieldProps extends FieldProps, ControlProps {
  /** In minutes. */
  readonly value: number | null;
  readonly onChange: (minutes: number | null) => void;
  readonly stepMinutes?: 5 | 15;
}

export const DurationField = ({ value, onChange, stepMinutes = 5, ...rest }: DurationFieldProps) => {
  const steps = durationSteps(stepMinutes, MAX_SERVICE_MINUTES);
  // A duration that was set elsewhere stays as it is until another one is chosen.
  const offered = value === null || steps.includes(value) ? steps : [...steps, value].sort((a, b) => a - b);
  return (
    <SelectField
      {...rest}
      choices={offered.map((minutes) => ({ value: String(minutes), label: durationInWords(minutes) }))}
      value={value === null ? null : String(value)}
      onChange={(minutes) => onChange(minutes === null ? null : Number(minutes))}
    />
  );
};
