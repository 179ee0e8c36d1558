import { UnstyledButton } from '@mantine/core';
import { Minus, Plus } from 'lucide-react';
import classes from './minutes-stepper.module.css';
import { durationInWords } from '../words/duration.ts';

interface MinutesStepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (minutes: number) => void;
  readonly stepMinutes?: number;
  readonly min?: number;
  readonly max?: number;
  readonly disabled?: boolean;
}

/** For a thumb: two large buttons. At its ends a button stays reachable, so that focus is not lost. */
export const MinutesStepper = ({
  label,
  value,
  onChange,
  stepMinutes = 5,
  min = 0,
  max = 300,
  disabled = false,
}: MinutesStepperProps) => {
  const step = (minutes: number) => {
    const next = Math.min(max, Math.max(min, minutes));
    if (!disabled && next !== value) onChange(next);
  };
  return (
    <div role="group" aria-label={label} className={classes['stepper']}>
      <UnstyledButton
        className={classes['button'] ?? ''}
        aria-label={`${stepMinutes} minutes less`}
        aria-disabled={disabled || value <= min}
        onClick={() => step(value - stepMinutes)}
      >
        <Minus size={20} aria-hidden />
      </UnstyledButton>
      <output className={classes['value']}>{durationInWords(value)}</output>
      <UnstyledButton
        className={classes['button'] ?? ''}
        aria-label={`${stepMinutes} minutes more`}
        aria-disabled={disabled || value >= max}
        onClick={() => step(value + stepMinutes)}
      >
        <Plus size={20} aria-hidden />
      </UnstyledButton>
    </div>
  );
};
