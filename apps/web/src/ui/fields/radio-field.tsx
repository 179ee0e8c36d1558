import { Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { fieldParts, type ControlProps, type FieldProps } from './field-parts.tsx';
import classes from './radio-field.module.css';
import type { Choice } from './select-field.tsx';

export interface RadioFieldProps<Value extends string> extends FieldProps, ControlProps {
  readonly choices: readonly (Choice<Value> & { readonly description?: string })[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

const CLASSES = {
  root: classes['root'] ?? '',
  body: classes['body'] ?? '',
  radio: classes['radio'] ?? '',
  label: classes['label'] ?? '',
  description: classes['description'] ?? '',
};

/** Up to five choices that are all worth reading; more want a select. */
export const RadioField = <Value extends string>({
  choices,
  value,
  onChange,
  disabled = false,
  ...rest
}: RadioFieldProps<Value>) => (
  <Radio.Group
    {...fieldParts(rest)}
    value={value}
    onChange={(chosen) => {
      const choice = choices.find((offered) => offered.value === chosen);
      if (choice) onChange(choice.value);
    }}
  >
    <div className={classes['choices']}>
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          value={choice.value}
          label={choice.label}
          description={choice.description}
          disabled={disabled || choice.disabled === true}
          classNames={CLASSES}
        />
      ))}
    </div>
  </Radio.Group>
);
