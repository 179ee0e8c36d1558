import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './checkbox-field.module.css';
import { fieldProblem, markedLabel, type ControlProps, type FieldProps } from './field-parts.tsx';

export interface CheckboxFieldProps extends FieldProps, ControlProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** After the label, such as a link to what is agreed to. */
  readonly children?: ReactNode;
}

export const CheckboxField = ({
  label,
  description,
  error,
  required,
  optional,
  checked,
  onChange,
  children,
  ...rest
}: CheckboxFieldProps) => (
  <Checkbox
    {...rest}
    label={
      <>
        {markedLabel({ label, required, optional })}
        {children}
      </>
    }
    description={error ? null : description}
    error={fieldProblem(error)}
    aria-required={required}
    checked={checked}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    classNames={{ label: classes['label'] ?? '', description: classes['description'] ?? '' }}
  />
);
