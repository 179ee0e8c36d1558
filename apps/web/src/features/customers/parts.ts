import type { CallAnswer } from '@tailgate/contract';
import type { ComponentType } from 'react';
import type { AddressFieldProps } from '#ui/address-field/address-field.tsx';
import type { Address } from '#ui/address-field/address.ts';
import type { Upload } from '#ui/uploads/use-upload.ts';
import type { Customer } from './customers-query.ts';

/** What screens lend to the forms of customers. */
export interface CustomerParts {
  readonly AddressField: ComponentType<Omit<AddressFieldProps, 'search' | 'addressAt'>>;
  readonly uploadPhoto: Upload<CallAnswer<'POST /v2/attachment/images/:id/complete'>>;
}

export const lineOf = ({
  address,
  city,
  stateOrProvince,
  postalCode,
}: Pick<Address, 'address' | 'city' | 'stateOrProvince' | 'postalCode'>): string =>
  `${address}, ${city}, ${stateOrProvince} ${postalCode}`;

export const addressIn = ({ address }: Pick<Customer, 'address'>): Address | null =>
  address && { ...address, label: lineOf(address) };

/** As it is sent; a form refuses an address without a place before. */
export const placeOf = (address: Address | null) => {
  if (!address) return null;
  const { label: _shown, latitude, longitude, ...place } = address;
  return { ...place, latitude: latitude ?? 0, longitude: longitude ?? 0 };
};
