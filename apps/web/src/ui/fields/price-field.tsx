import { centsOf, currencySymbol, DEFAULT_CURRENCY, dollarsOf, type Cents } from '@tailgate/values/money';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

export interface PriceFieldProps extends Omit<
  NumberFieldProps,
  'value' | 'onChange' | 'decimals' | 'isFixed' | 'prefix' | 'unit'
> {
  /** In cents, as everywhere outside of what people see. */
  readonly value: Cents | null;
  readonly onChange: (amount: Cents | null) => void;
  readonly currency?: string;
}

export const PriceField = ({ value, onChange, currency = DEFAULT_CURRENCY, ...rest }: PriceFieldProps) => (
  <NumberField
    {...rest}
    value={value === null ? null : dollarsOf(value)}
    onChange={(amount) => onChange(amount === null ? null : centsOf(amount))}
    decimals={2}
    isFixed
    prefix={currencySymbol(currency)}
    unit={currency}
  />
);
