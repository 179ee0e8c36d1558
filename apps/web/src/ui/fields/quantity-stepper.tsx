import { UnstyledButton } from '@mantine/core';
import { Minus, Plus } from 'lucide-react';
import classes from './quantity-stepper.module.css';

interface QuantityStepperProps {
  /** What is counted: 'Shampoo'. */
  readonly of: string;
  readonly value: number;
  readonly onChange: (quantity: number) => void;
  readonly min?: number;
  readonly max: number;
}

/** For a thumb: two large buttons. At its ends a button stays reachable, so that focus is not lost. */
export const QuantityStepper = ({ of, value, onChange, min = 0, max }: QuantityStepperProps) => {
  const step = (quantity: number) => {
    const next = Math.min(max, Math.max(min, quantity));
    if (next !== value) onChange(next);
  };
  return (
    <div role="group" aria-label={`How many of ${of}`} className={classes['stepper']}>
      <UnstyledButton
        className={classes['button'] ?? ''}
        aria-label={value - 1 <= 0 && min === 0 ? `Remove ${of}` : `One ${of} less`}
        aria-disabled={value <= min}
        onClick={() => step(value - 1)}
      >
        <Minus size={20} aria-hidden />
      </UnstyledButton>
      <output className={classes['value']}>{value}</output>
      <UnstyledButton
        className={classes['button'] ?? ''}
        aria-label={`One ${of} more`}
        aria-disabled={value >= max}
        onClick={() => step(value + 1)}
      >
        <Plus size={20} aria-hidden />
      </UnstyledButton>
    </div>
  );
};
