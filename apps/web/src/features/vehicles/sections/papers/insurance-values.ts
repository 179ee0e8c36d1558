import { MAX_DEDUCTIBLE_CENTS, type InsuranceType } from '@tailgate/contract/facts';
import { showEstimate, type Cents } from '@tailgate/values/money';
import type { UploadedDocument } from '#ui/uploads/document-upload.tsx';
import type { Vehicle } from '../../vehicles-query.ts';
import { centsOrNull, dollarsOrNull } from '../section-rules.ts';

export interface InsuranceValues {
  insuranceType: InsuranceType;
  company: string;
  liabilityLimits: string;
  comprehensiveDeductible: Cents | null;
  collisionDeductible: Cents | null;
  isReplacing: boolean;
  /** Takes the place of the card on file. */
  insuranceCard: UploadedDocument | null;
  expiresOn: string | null;
}

export const FIELDS = {
  'details.company': 'company',
  'details.liabilityLimits': 'liabilityLimits',
  'details.comprehensiveDeductible': 'comprehensiveDeductible',
  'details.collisionDeductible': 'collisionDeductible',
  'details.insuranceCard': 'insuranceCard',
  'details.expiresOn': 'expiresOn',
} as const;

/** The card that counts, also while the platform insures the van. */
export const cardOf = (vehicle: Vehicle) =>
  vehicle.customInsuranceDetails?.insuranceCard ?? vehicle.insuranceDocument ?? null;

export const valuesOf = (vehicle: Vehicle): InsuranceValues => ({
  insuranceType: vehicle.insuranceType,
  company: vehicle.customInsuranceDetails?.company ?? '',
  liabilityLimits: vehicle.customInsuranceDetails?.liabilityLimits ?? '',
  comprehensiveDeductible: centsOrNull(vehicle.customInsuranceDetails?.comprehensiveDeductible),
  collisionDeductible: centsOrNull(vehicle.customInsuranceDetails?.collisionDeductible),
  isReplacing: false,
  insuranceCard: null,
  expiresOn: cardOf(vehicle)?.expiresOn ?? null,
});

const deductibleProblem = (cents: Cents | null, { insuranceType }: InsuranceValues): string | null =>
  insuranceType === 'custom' && cents !== null && cents > MAX_DEDUCTIBLE_CENTS
    ? `Enter ${showEstimate(MAX_DEDUCTIBLE_CENTS)} at most`
    : null;

/** A record may be saved before everything is known: only a card and its date need each other. */
export const rulesFor = (hasCard: boolean) => ({
  comprehensiveDeductible: deductibleProblem,
  collisionDeductible: deductibleProblem,
  insuranceCard: (card: UploadedDocument | null, { insuranceType, isReplacing, expiresOn }: InsuranceValues) => {
    if (insuranceType !== 'custom' || card !== null) return null;
    if (isReplacing) return 'Choose the new card, or keep the current one';
    return !hasCard && expiresOn !== null ? 'Choose the card that this date is on' : null;
  },
  expiresOn: (date: string | null, { insuranceType, insuranceCard }: InsuranceValues) =>
    insuranceType === 'custom' && date === null && (insuranceCard !== null || hasCard)
      ? 'Enter the expiration date on the card'
      : null,
});

/** The details of the owner's policy are left alone while another insurance is chosen. */
export const bodyOf = (values: InsuranceValues, vehicle: Vehicle) => {
  const { insuranceType, company, liabilityLimits, insuranceCard, expiresOn } = values;
  if (insuranceType !== 'custom') return { insuranceType };
  const isNewDate = expiresOn !== null && (insuranceCard !== null || expiresOn !== cardOf(vehicle)?.expiresOn);
  return {
    insuranceType,
    details: {
      company,
      liabilityLimits,
      comprehensiveDeductible: dollarsOrNull(values.comprehensiveDeductible),
      collisionDeductible: dollarsOrNull(values.collisionDeductible),
      ...(insuranceCard && { insuranceCard: insuranceCard.id }),
      ...(isNewDate && { expiresOn }),
    },
  };
};
