import type { InsuranceType } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuseProblems } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { documentsOfVehicles, replaceDocument, setExpiry } from './vehicle-parts.queries.ts';
import { lockedVehicle, updateVehicleRow } from './vehicles.queries.ts';

interface GivenInsurance {
  readonly vehicle: Rows<'vehicles'>;
  readonly insuranceType: InsuranceType;
  readonly details:
    | {
        readonly company: string;
        readonly liabilityLimits: string;
        readonly comprehensiveDeductibleCents: Cents | null;
        readonly collisionDeductibleCents: Cents | null;
        readonly expiresOn?: LocalDate | undefined;
      }
    | undefined;
  readonly cardFileId: string | undefined;
}

const keepCard = async (
  tx: Tx,
  viewer: Viewer,
  { vehicleId, fileId, expiresOn }: { vehicleId: string; fileId: string | undefined; expiresOn: string | undefined },
  now: Date,
): Promise<void> => {
  if (fileId === undefined) {
    if (expiresOn === undefined) return;
    const cards = await documentsOfVehicles(tx, [vehicleId]);
    if (!cards.some(({ kind }) => kind === 'insurance')) refuseProblems({ 'details.insuranceCard': 'is required' });
    await setExpiry(tx, { vehicleId, kind: 'insurance' }, expiresOn);
    return;
  }
  if (expiresOn === undefined) refuseProblems({ 'details.expiresOn': 'is required' });
  const card = { id: newId(), vehicleId, kind: 'insurance' as const, fileId, addedBy: viewer.accountId };
  await replaceDocument(tx, { ...card, expiresOn: expiresOn ?? null }, now);
};

/** The platform's insurance needs no details; those of the owner are kept in case it is chosen again. */
export const saveInsurance = async (
  tx: Tx,
  viewer: Viewer,
  { vehicle, insuranceType, details, cardFileId }: GivenInsurance,
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  const { id } = await lockedVehicle(tx, vehicle);
  const now = clock.now();
  const columns = details && {
    insurance_company: details.company,
    liability_limits: details.liabilityLimits,
    comprehensive_deductible_cents: details.comprehensiveDeductibleCents,
    collision_deductible_cents: details.collisionDeductibleCents,
  };
  await updateVehicleRow(tx, id, { insurance_type: insuranceType, ...columns }, now);
  await keepCard(tx, viewer, { vehicleId: id, fileId: cardFileId, expiresOn: details?.expiresOn }, now);
  return id;
};
