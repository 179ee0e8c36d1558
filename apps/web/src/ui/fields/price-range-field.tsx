import { FieldPair } from './field-pair-parts.tsx';
import type { FieldProps } from './field-parts.tsx';
import { PriceField } from './price-field.tsx';
import { afterMax, afterMin, type PriceRange } from './price-range.ts';

export interface PriceRangeFieldProps extends FieldProps {
  readonly value: PriceRange;
  readonly onChange: (range: PriceRange) => void;
  readonly currency?: string;
  readonly disabled?: boolean;
}

/** The two are brought in order when one is left, not while it is typed: 1 is on the way to 100. */
export const PriceRangeField = ({ value, onChange, currency, disabled = false, ...field }: PriceRangeFieldProps) => {
  const common = { disabled, ...(currency && { currency }) };
  return (
    <FieldPair {...field}>
      <PriceField
        {...common}
        label="Min"
        value={value.min}
        onChange={(min) => onChange({ ...value, min })}
        onBlur={() => onChange(afterMin(value))}
      />
      <PriceField
        {...common}
        label="Max"
        value={value.max}
        onChange={(max) => onChange({ ...value, max })}
        onBlur={() => onChange(afterMax(value))}
      />
    </FieldPair>
  );
};
