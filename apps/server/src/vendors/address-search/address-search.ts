import type { Place } from '@tailgate/values';

/** What a vendor knows of an address; what it does not know is undefined. */
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
  /** Addresses and postal codes in the United States, the likeliest first. */
  search(query: string, near: Place | undefined): Promise<readonly VendorAddress[]>;
  at(point: Place): Promise<VendorAddress | undefined>;
}
