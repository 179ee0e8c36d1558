import { CODE_LENGTH } from '@tailgate/contract/facts';
import classes from './code-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface CodeFieldProps extends Omit<TextFieldProps, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Left out where the button says what it does besides. */
  readonly onComplete?: (code: string) => void;
}

/** Six digits in one field: phones fill it in from the message, and a code can be pasted with its spaces. */
export const CodeField = ({ value, onChange, onComplete, ...rest }: CodeFieldProps) => (
  <TextField
    {...rest}
    value={value}
    onChange={({ currentTarget }) => {
      const digits = currentTarget.value.replace(/\D/g, '').slice(0, CODE_LENGTH);
      onChange(digits);
      if (digits.length === CODE_LENGTH && digits !== value) onComplete?.(digits);
    }}
    classNames={{ input: classes['digits'] ?? '' }}
    inputMode="numeric"
    autoComplete="one-time-code"
    placeholder="000000"
  />
);
