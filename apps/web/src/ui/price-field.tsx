import { currencySymbol, DEFAULT_CURRENCY } from '@tailgate/values/money';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

export interface PriceFieldProps extends Omit<NumberFieldProps, 'decimals' | 'isFixed' | 'prefix' | 'unit'> {
  /** In cents, as everywhere outside of what people see. */
  readonly value: number | null;
  readonly onChange: (cents: number | null) => void;
  readonly currency?: string;
}

export const PriceField = ({ value, onChange, currency = DEFAULT_CURRENCY, ...rest }: PriceFieldProps) => (
  <NumberField
    {...rest}
    value={value === null ? null : value / 100}
    onChange={(amount) => onChange(amount === null ? null : Math.round(amount * 100))}
    decimals={2}
    isFixed
    prefix={currencySymbol(currency)}
    unit={currency}
  />
);
