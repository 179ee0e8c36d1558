import type { ProposedField } from '@tailgate/contract/facts';

export interface ProposedAddress {
  readonly address: string;
  readonly city: string;
  readonly stateOrProvince: string;
  readonly postalCode: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

export type ProposedValue = string | number | boolean | ProposedAddress | null;

/** One field, as it was when the change was proposed and as it shall be, each with what screens show of it. */
export interface ProposedChange {
  readonly from: ProposedValue;
  readonly to: ProposedValue;
  readonly fromShown: string | null;
  readonly toShown: string | null;
}

export type ProposedChanges = Readonly<Partial<Record<ProposedField, ProposedChange>>>;
