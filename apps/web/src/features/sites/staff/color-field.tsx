import type { ReactNode } from 'react';
import { TextField } from '#ui/fields/text-field.tsx';
import { isColor } from './brand-values.ts';
import classes from './color-field.module.css';

interface ColorFieldProps {
  readonly label: string;
  readonly description: string;
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string;
}

/** Typed as digits or picked with the browser's own picker. */
export const ColorField = ({ label, value, onChange, name, ...rest }: ColorFieldProps) => (
  <TextField
    {...rest}
    {...(name && { 'data-path': name })}
    label={label}
    required
    maxLength={7}
    autoComplete="off"
    spellCheck={false}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    rightSectionWidth={56}
    rightSection={
      <input
        type="color"
        className={classes['picker']}
        aria-label={`Pick the ${label.toLowerCase()}`}
        value={isColor(value) ? value.toLowerCase() : '#000000'}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    }
  />
);
