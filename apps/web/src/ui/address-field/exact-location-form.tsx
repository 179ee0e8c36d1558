import { MAX_POSTAL_CODE_LENGTH } from '@tailgate/contract/facts';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { DialogActions } from '../actions/dialog.tsx';
import { PointMap, type PointCanvasComponent } from '../map/point-map.tsx';
import { TextField } from '../fields/text-field.tsx';
import { AddressCombobox } from './address-combobox.tsx';
import type { Address, AddressAt } from './address.ts';
import classes from './exact-location-form.module.css';
import { useExactLocation } from './use-exact-location.ts';
import type { SearchAddresses } from './use-address-search.ts';

export interface ExactLocationFormProps {
  readonly address: Address | null;
  readonly search: SearchAddresses;
  readonly addressAt: AddressAt;
  readonly onSave: (address: Address) => void;
  readonly canvas?: PointCanvasComponent | undefined;
}

export const ExactLocationForm = ({ address, search, addressAt, onSave, canvas }: ExactLocationFormProps) => {
  const place = useExactLocation(address, addressAt);
  const [postalCodeLeft, setPostalCodeLeft] = useState(false);

  return (
    <div className={classes['form']}>
      <AddressCombobox label="Search address" value={place.address} onChange={place.choose} search={search} />
      <TextField
        label="Postal code"
        maxLength={MAX_POSTAL_CODE_LENGTH}
        autoComplete="off"
        value={place.postalCode}
        error={place.postalCodeProblem(postalCodeLeft)}
        onBlur={() => setPostalCodeLeft(true)}
        onChange={({ currentTarget }) => place.setPostalCode(currentTarget.value)}
      />
      <PointMap point={place.point} view={place.view} onMove={place.moveTo} canvas={canvas} />
      {place.note !== '' && (
        <p className={classes['note']} role="status">
          {place.note}
        </p>
      )}
      <DialogActions>
        {'geolocation' in navigator && (
          <Button
            look="tint"
            icon={<LocateFixed size={18} aria-hidden />}
            busy={place.locating}
            busyLabel="Finding your location…"
            onClick={place.useMyLocation}
          >
            Use my location
          </Button>
        )}
        <Button
          look="filled"
          disabled={!place.finished}
          onClick={() => {
            if (place.finished) onSave(place.finished);
          }}
        >
          Save
        </Button>
      </DialogActions>
    </div>
  );
};
