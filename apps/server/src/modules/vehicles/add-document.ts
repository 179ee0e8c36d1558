import { EXPIRING_DOCUMENTS, type VanDocumentKind } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { replaceDocument } from './vehicle-parts.queries.ts';
import { lockedVehicle, updateVehicleRow } from './vehicles.queries.ts';

interface GivenDocument {
  readonly vehicle: Rows<'vehicles'>;
  readonly kind: VanDocumentKind;
  readonly fileId: string;
  readonly expiresOn: LocalDate | null;
}

/** Adds a document, or the renewal of one. */
export const addDocument = async (
  tx: Tx,
  viewer: Viewer,
  { vehicle, kind, fileId, expiresOn }: GivenDocument,
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  const { id } = await lockedVehicle(tx, vehicle);
  const now = clock.now();
  const document = { id: newId(), vehicleId: id, kind, fileId, addedBy: viewer.accountId };
  const until = EXPIRING_DOCUMENTS.includes(kind) ? expiresOn : null;
  await replaceDocument(tx, { ...document, expiresOn: until }, now);
  await updateVehicleRow(tx, id, {}, now);
  return id;
};
