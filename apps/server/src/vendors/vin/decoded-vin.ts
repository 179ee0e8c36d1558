import type { Vin } from '@tailgate/values/vin';

/** What a VIN says about its vehicle. Unknown texts are empty. */
export interface DecodedVin {
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
  readonly trim: string;
  readonly bodyClass: string;
  /** The manufacturer of the vehicle or of its chassis. */
  readonly builder: string;
  readonly fuelType: string;
  /** `10-speed automatic` */
  readonly transmission: string;
  /** `3.5 L V6` */
  readonly engine: string;
  /** The city of the plant with its state or country. */
  readonly builtIn: string;
  /** False when the vendor reported a problem with the VIN, or does not know the vehicle. */
  readonly isComplete: boolean;
}

export type DecodeVin = (vin: Vin) => Promise<DecodedVin>;

export const UNKNOWN_VEHICLE: DecodedVin = {
  make: '',
  model: '',
  year: null,
  trim: '',
  bodyClass: '',
  builder: '',
  fuelType: '',
  transmission: '',
  engine: '',
  builtIn: '',
  isComplete: false,
};
