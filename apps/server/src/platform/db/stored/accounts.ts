/** What a fleet owner enters before the phone is verified. */
export interface EnteredByFleetOwner {
  readonly numberOfVehicles: number;
  readonly businessName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: {
    readonly address: string;
    readonly city: string;
    readonly stateOrProvince: string;
    readonly postalCode: string;
    readonly country: string;
    readonly latitude: number;
    readonly longitude: number;
  };
}

/** What the screens of a provider remember; the server does not look into it. */
export type UiPreferences = Record<string, unknown>;
