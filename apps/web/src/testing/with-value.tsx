import { useState, type ReactNode } from 'react';

interface WithValueProps<Value> {
  readonly initial: Value;
  readonly heard?: (value: Value) => void;
  readonly children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a field as a form would, and records changes. */
export const WithValue = <Value,>({ initial, heard, children }: WithValueProps<Value>) => {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    heard?.(next);
  });
};
