import { parsePhone } from '@tailgate/values/phone';
import { AsYouType } from 'libphonenumber-js/min';
import { useState } from 'react';
import type { ControlProps, FieldProps } from './field-parts.tsx';
import { TextField } from './text-field.tsx';
import { phoneInWords } from '../words/phone-number.ts';

export interface PhoneFieldProps extends FieldProps, ControlProps {
  /** E.164 once the number is valid, before that what was typed: the form can see both. */
  readonly value: string;
  readonly onChange: (phone: string) => void;
  readonly autoFocus?: boolean;
}

const INVALID = 'Enter a valid phone number';

/** Puts the signs in while digits are added at the end; a correction in the middle is left alone. */
const formatted = (typed: string, before: string, caret: number | null): string =>
  typed.length > before.length && caret === typed.length ? new AsYouType('US').input(typed) : typed;

export const PhoneField = ({ value, onChange, onBlur, error, ...rest }: PhoneFieldProps) => {
  const [draft, setDraft] = useState<string>();
  const [wasLeft, setWasLeft] = useState(false);
  const shown = draft ?? phoneInWords(value);
  const isInvalid = wasLeft && draft === undefined && value !== '' && parsePhone(value) === undefined;
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="(512) 555-0100"
      error={error ?? (isInvalid && INVALID)}
      value={shown}
      onChange={({ currentTarget }) => {
        const text = formatted(currentTarget.value, shown, currentTarget.selectionStart);
        setDraft(text);
        onChange(parsePhone(text) ?? text);
      }}
      onBlur={() => {
        setDraft(undefined);
        setWasLeft(true);
        onBlur?.();
      }}
    />
  );
};
