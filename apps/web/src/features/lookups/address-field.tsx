import { AddressField as PlainAddressField, type AddressFieldProps } from '#ui/address-field/address-field.tsx';
import { addressAt, searchAddresses } from './lookups.ts';

/** Tiles of a map vendor, for installations that have one; others draw their own map. */
const MAP_STYLE_URL = (import.meta.env['VITE_MAP_STYLE_URL'] as string | undefined) || undefined;

type OwnProps = Omit<AddressFieldProps, 'search' | 'addressAt' | 'tiles'>;

export const AddressField = (props: OwnProps) => (
  <PlainAddressField {...props} search={searchAddresses} addressAt={addressAt} tiles={MAP_STYLE_URL} />
);
