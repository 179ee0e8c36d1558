import { cents, dollarsOf } from '@tailgate/values/money';
import { useLayoutEffect, useRef, useState } from 'react';
import { cleanDecimal, readDecimal } from '#ui/fields/decimal-text.ts';
import type { Place } from './grid.ts';
import { lineInWords } from '../price-changes.ts';
import classes from './price-grid.module.css';

const DECIMALS = { price: 2, minutes: 0 } as const;

const plain = (value: number | null, line: Place['line']): string => {
  if (value === null) return '';
  if (line === 'minutes') return String(value);
  const dollars = dollarsOf(cents(value));
  return Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
};

const read = (text: string, line: Place['line']): number | null => {
  const number = readDecimal(text);
  return number === null || line === 'minutes' ? number : Math.round(number * 100);
};

export const nameOfPlace = ({ row, column, line }: Place): string => `${row}.${column}.${line}`;

interface PriceCellInputProps {
  readonly place: Place;
  readonly label: string;
  readonly value: number | null;
  readonly currency: string;
  readonly placeholder?: string | undefined;
  /** The id of the words that say what is wrong. */
  readonly problemId?: string | undefined;
  readonly onChange: (value: number | null) => void;
}

/** One field of a cell: with its unit until it is edited, and then marked as a whole, so that typing replaces it. */
export const PriceCellInput = (props: PriceCellInputProps) => {
  const { place, label, value, currency, placeholder, problemId, onChange } = props;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null }>();
  const [isEdited, setIsEdited] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isEdited) field.current?.select();
  }, [isEdited]);
  const { line } = place;
  const text = typed && typed.value === value ? typed.text : plain(value, line);
  return (
    <input
      ref={field}
      className={classes['input']}
      data-line={line}
      data-place={nameOfPlace(place)}
      aria-label={label}
      inputMode={line === 'price' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={isEdited || value === null ? text : lineInWords(line, value, currency)}
      placeholder={placeholder}
      {...(problemId && { 'aria-invalid': true, 'aria-describedby': problemId })}
      onFocus={() => setIsEdited(true)}
      onBlur={() => {
        setIsEdited(false);
        setTyped(undefined);
      }}
      onChange={({ currentTarget }) => {
        const cleaned = cleanDecimal(currentTarget.value, DECIMALS[line]);
        const next = read(cleaned, line);
        setTyped({ text: cleaned, value: next });
        onChange(next);
      }}
    />
  );
};
