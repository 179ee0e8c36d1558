import { useState } from 'react';
import { cleanDecimal, groupThousands, readDecimal, showDecimal } from './decimal-text.ts';
import type { ControlProps, FieldProps } from './field-parts.tsx';
import classes from './number-field.module.css';
import { TextField } from './text-field.tsx';

export interface NumberFieldProps extends FieldProps, ControlProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** How many decimals may be typed. */
  readonly decimals?: number;
  /** Shows all decimals once the field is left. */
  readonly isFixed?: boolean;
  /** Shows thousands apart once the field is left: `31,480`. */
  readonly isGrouped?: boolean;
  /** Before the number, such as the symbol of a currency. */
  readonly prefix?: string;
  /** After the number, such as `lbs`. */
  readonly unit?: string;
  readonly placeholder?: string;
}

const SECTION_PADDING = 22;
const LETTER_WIDTH = 10;
const widthOf = (text: string) => SECTION_PADDING + LETTER_WIDTH * text.length;

/** A number that is not negative. What is being typed stays as typed until the field is left. */
export const NumberField = ({
  value,
  onChange,
  onBlur,
  decimals = 0,
  isFixed = false,
  isGrouped = false,
  prefix = '',
  unit = '',
  ...rest
}: NumberFieldProps) => {
  const [draft, setDraft] = useState<string>();
  const saved = showDecimal(value, isFixed ? decimals : undefined);
  const shown = draft ?? (isGrouped ? groupThousands(saved) : saved);
  return (
    <TextField
      {...rest}
      value={shown}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        const text = cleanDecimal(currentTarget.value, decimals);
        setDraft(text);
        onChange(readDecimal(text));
      }}
      onBlur={() => {
        setDraft(undefined);
        onBlur?.();
      }}
      {...(prefix && { leftSection: prefix, leftSectionWidth: widthOf(prefix) })}
      {...(unit && { rightSection: unit, rightSectionWidth: widthOf(unit) + SECTION_PADDING / 2 })}
      leftSectionProps={{ className: classes['left'] ?? '' }}
      rightSectionProps={{ className: classes['right'] ?? '' }}
    />
  );
};
