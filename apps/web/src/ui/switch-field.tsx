import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { fieldProblem, markedLabel, type ControlProps, type FieldProps } from './field-parts.tsx';
import classes from './switch-field.module.css';

export interface SwitchFieldProps extends FieldProps, ControlProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
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
  ...rest
}: SwitchFieldProps) => (
  <Switch
    {...rest}
    label={markedLabel({ label, required, optional })}
    description={error ? null : description}
    error={fieldProblem(error)}
    checked={checked}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    labelPosition="left"
    withThumbIndicator={false}
    classNames={CLASSES}
  />
);
