import type { VanDocumentKind } from '../vehicles/vehicles.facts.ts';

/** What a van has to have, and what counts once it has an expiry. */
export const VAN_PAPER_KINDS = [
  'registration',
  'inspection',
  'insurance',
] as const satisfies readonly VanDocumentKind[];
export type VanPaperKind = (typeof VAN_PAPER_KINDS)[number];

export const VAN_PAPER_STATES = ['expired', 'missing', 'soon', 'valid'] as const;
export type VanPaperState = (typeof VAN_PAPER_STATES)[number];

/** `attention` is everything that is not valid. */
export const COMPLIANCE_FILTERS = ['all', 'attention', 'expired', 'soon', 'missing'] as const;
export type ComplianceFilter = (typeof COMPLIANCE_FILTERS)[number];

/** A groomer has a few vans; of each at most so many appointments are named. */
export const MAX_DRIVER_PAPERS = 100;
export const MAX_NAMED_VISITS = 200;

/** Days before the expiry at which people are told; -1 once it expired. */
export type ReminderStage = 30 | 14 | 3 | -1;

/** Whoever drives a van of somebody else is told of an expiry from here on: before, its owner has time to renew. */
export const HOLDER_TOLD_DAYS = 3;

/** Why work cannot start in a van. */
export interface ExpiredPaper {
  readonly vehicleId: string;
  readonly vehicleName: string;
  readonly kind: VanPaperKind;
  readonly expiresOn: string;
  readonly renewedBy: { readonly id: string; readonly name: string };
  /** The caller renews it. */
  readonly isYours: boolean;
}
