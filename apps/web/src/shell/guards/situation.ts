import type { CallAnswer } from '@tailgate/contract';
import type { Session } from '../session/session.ts';

export type ProviderStatus = CallAnswer<'GET /v2/service-provider/account'>['status'];
export type CustomerStatus = CallAnswer<'GET /v1/customer'>['status'];
export type AccountStatus = ProviderStatus | CustomerStatus;

/** What guards need to know about the signed-in account. */
export interface AccountFacts {
  /** Staff and support have none. */
  readonly status: AccountStatus | null;
  readonly hasEmergencySettings: boolean;
  readonly needToSignAgreements: boolean;
}

/** How far a booking has got in this browser. */
export interface BookingEntry {
  readonly orderId: string | null;
  readonly serviceArea: string | null;
  readonly serviceDate: string | null;
}

/** Everything a guard decides by. */
export interface Situation {
  readonly session: Session | null;
  readonly account: AccountFacts | null;
  readonly requireEmergencySettings: boolean;
  readonly booking: BookingEntry;
  readonly page: {
    /** The whole address, to come back to. */
    readonly href: string;
    readonly path: string;
    /** Statuses that may stay although their own page is another one. */
    readonly openTo: readonly AccountStatus[];
  };
}
