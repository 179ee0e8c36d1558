import { AddressField as PlainAddressField, type AddressFieldProps } from '#ui/address-field/address-field.tsx';
import { addressAt, searchAddresses } from './lookups.ts';

type OwnProps = Omit<AddressFieldProps, 'search' | 'addressAt'>;

export const AddressField = (props: OwnProps) => (
  <PlainAddressField {...props} search={searchAddresses} addressAt={addressAt} />
);
