import { UnstyledButton } from '@mantine/core';
import { Check } from 'lucide-react';
import classes from './filter-pills.module.css';

interface Pill<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number;
}

interface FilterPillsProps<Value extends string> {
  readonly label: string;
  readonly pills: readonly Pill<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  /** Choosing one lets go of the other. */
  readonly single?: boolean;
}

const toggled = <Value extends string>(chosen: readonly Value[], value: Value, single: boolean): readonly Value[] => {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value);
  return single ? [value] : [...chosen, value];
};

export const FilterPills = <Value extends string>({
  label,
  pills,
  chosen,
  onChange,
  single = false,
}: FilterPillsProps<Value>) => (
  <div role="group" aria-label={label} className={classes['pills']}>
    {pills.map((pill) => (
      <UnstyledButton
        key={pill.value}
        className={classes['pill'] ?? ''}
        aria-pressed={chosen.includes(pill.value)}
        onClick={() => onChange(toggled(chosen, pill.value, single))}
      >
        {chosen.includes(pill.value) && <Check size={16} aria-hidden />}
        {pill.label}
        {pill.count !== undefined && <span className={classes['count']}>{pill.count}</span>}
      </UnstyledButton>
    ))}
  </div>
);
