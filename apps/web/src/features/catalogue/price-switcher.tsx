import { SelectField } from '#ui/fields/select-field.tsx';
import type { GridRow } from './grid/grid.ts';
import { ADD_ONS } from './price-problems.ts';

interface PriceSwitcherProps {
  readonly rows: readonly GridRow[];
  readonly shown: string;
  readonly onShow: (shown: string) => void;
}

/** Chooses the service that a phone shows. */
export const PriceSwitcher = ({ rows, shown, onShow }: PriceSwitcherProps) => (
  <SelectField
    label="Service"
    value={shown}
    choices={[
      ...rows.filter(({ kind }) => kind === 'service').map(({ id, name }) => ({ value: id, label: name })),
      ...(rows.some(({ kind }) => kind === 'add-on') ? [{ value: ADD_ONS, label: 'Add-ons' }] : []),
    ]}
    onChange={(chosen) => onShow(chosen ?? ADD_ONS)}
  />
);
