import { UnstyledButton } from '@mantine/core';
import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import type { PointCanvasComponent } from '../map/point-map.tsx';
import { AddressCombobox, type AddressComboboxProps } from './address-combobox.tsx';
import classes from './address-field.module.css';
import { addressProblem, type AddressAt } from './address.ts';
import { ExactLocationSheet } from './exact-location-sheet.tsx';

export interface AddressFieldProps extends Omit<AddressComboboxProps, 'action'> {
  readonly addressAt: AddressAt;
  readonly canvas?: PointCanvasComponent | undefined;
}

/** An address by search; where the search does not know enough, the exact place is set on a map. */
export const AddressField = ({ addressAt, canvas, ...field }: AddressFieldProps) => {
  const [sheetOpened, setSheetOpened] = useState(false);
  const { value, onChange, search, error, disabled = false } = field;
  const unfinished = value && !sheetOpened ? addressProblem(value) : null;

  return (
    <>
      <AddressCombobox
        {...field}
        error={error ?? unfinished}
        onChange={(address) => {
          onChange(address);
          if (address && addressProblem(address)) setSheetOpened(true);
        }}
        action={
          <UnstyledButton
            className={classes['map'] ?? ''}
            aria-label="Set exact location"
            disabled={disabled}
            onClick={() => setSheetOpened(true)}
          >
            <MapPinned size={20} aria-hidden />
          </UnstyledButton>
        }
      />
      <ExactLocationSheet
        opened={sheetOpened}
        address={value}
        search={search}
        addressAt={addressAt}
        canvas={canvas}
        onClose={() => setSheetOpened(false)}
        onSave={(address) => {
          onChange(address);
          setSheetOpened(false);
        }}
      />
    </>
  );
};
