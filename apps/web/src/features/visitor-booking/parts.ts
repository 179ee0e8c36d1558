import type { ComponentType } from 'react';
import type { AddressFieldProps } from '#ui/address-field/address-field.tsx';

/** What the flow takes from another feature; the routes bring it. */
export interface OrderingParts {
  readonly AddressField: ComponentType<Omit<AddressFieldProps, 'search' | 'addressAt'>>;
}
