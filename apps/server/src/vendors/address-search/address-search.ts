import type { Place } from '@tailgate/values';

/** An address as returned by the vendor; missing parts are undefined. */
export interface VendorAddress {
  readonly label: string;
  readonly streetLine: string;
  readonly city: string;
  readonly stateCode: string;
  readonly countryCode: string;
  readonly postalCode: string | undefined;
  readonly point: Place | undefined;
  readonly layer: 'address' | 'postalCode';
}

export interface AddressSearch {
  /** Addresses and ZIP codes in the United States, best match first. */
  search(query: string, near: Place | undefined): Promise<readonly VendorAddress[]>;
  at(point: Place): Promise<VendorAddress | undefined>;
}
