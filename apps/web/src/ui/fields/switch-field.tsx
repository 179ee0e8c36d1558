import { Switch, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { fieldProblem, markedLabel, type ControlProps, type FieldProps } from './field-parts.tsx';
import classes from './switch-field.module.css';

export interface SwitchFieldProps extends FieldProps, ControlProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** For a cell of a table, whose row and column say the same. */
  readonly labelHidden?: boolean;
}

const CLASSES = {
  root: classes['root'] ?? '',
  body: classes['body'] ?? '',
  labelWrapper: classes['labelWrapper'] ?? '',
  label: classes['label'] ?? '',
  description: classes['description'] ?? '',
  error: classes['error'] ?? '',
  track: classes['track'] ?? '',
  thumb: classes['thumb'] ?? '',
};

/** A setting that is on or off at once, without a Save. */
export const SwitchField = ({
  label,
  description,
  error,
  required,
  optional,
  checked,
  onChange,
  labelHidden = false,
  ...rest
}: SwitchFieldProps) => (
  <Switch
    {...rest}
    label={labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : markedLabel({ label, required, optional })}
    description={error ? null : description}
    error={fieldProblem(error)}
    checked={checked}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    labelPosition={labelHidden ? 'right' : 'left'}
    withThumbIndicator={false}
    classNames={CLASSES}
  />
);
