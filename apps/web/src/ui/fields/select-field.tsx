import { NativeSelect } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { fieldParts, type ControlProps, type FieldProps } from './field-parts.tsx';
import classes from './select-field.module.css';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps<Value extends string> extends FieldProps, ControlProps {
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  /** Stands in the field as long as nothing is chosen. */
  readonly placeholder?: string;
}

/** The browser's own list: on a phone nothing is easier to use. More than some twenty choices want a search. */
export const SelectField = <Value extends string>({
  choices,
  value,
  onChange,
  placeholder = 'Choose…',
  ...rest
}: SelectFieldProps<Value>) => (
  <NativeSelect
    {...fieldParts(rest)}
    value={value ?? ''}
    onChange={({ currentTarget }) => {
      onChange(choices.find((choice) => choice.value === currentTarget.value)?.value ?? null);
    }}
    rightSection={<ChevronDown size={20} aria-hidden />}
    rightSectionWidth={44}
    classNames={{ input: classes['select'] ?? '' }}
  >
    {(value === null || rest.optional) && <option value="">{placeholder}</option>}
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value} disabled={choice.disabled}>
        {choice.label}
      </option>
    ))}
  </NativeSelect>
);
