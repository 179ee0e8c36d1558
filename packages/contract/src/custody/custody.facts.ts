/** Why somebody holds a van. */
export const CUSTODY_REASONS = ['assignment', 'temporary', 'rental', 'trial', 'owner'] as const;
export type CustodyReason = (typeof CUSTODY_REASONS)[number];

/** What can become of a visit whose groomer gives the van away: they hold another one then, which is free. */
export const VISIT_CHOICES = ['other_van'] as const;
export type VisitChoice = (typeof VISIT_CHOICES)[number];

/** Something that a van is used for; of a visit the id is that of the appointment. */
export interface VanUse {
  readonly id: string;
  readonly kind: string;
  readonly start: string;
  readonly end: string;
  /** The groomer of a visit. */
  readonly holderId: string | null;
  readonly choices: readonly VisitChoice[];
}
