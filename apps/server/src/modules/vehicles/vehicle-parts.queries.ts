import type { VanDocumentKind, VanView } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

const ofVehicles = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

export const photosOf = (tx: Tx, vehicleIds: readonly string[]) =>
  tx
    .selectFrom('vehicle_photos')
    .select(['vehicle_id as vehicleId', 'view', 'file_id as fileId', 'is_cover as isCover', 'added_at as addedAt'])
    .where('vehicle_id', '=', ofVehicles(vehicleIds))
    .execute();
export type PhotoRow = Awaited<ReturnType<typeof photosOf>>[number];

export const removePhotos = async (tx: Tx, vehicleId: string, views: readonly VanView[]): Promise<void> => {
  if (views.length === 0) return;
  await tx.deleteFrom('vehicle_photos').where('vehicle_id', '=', vehicleId).where('view', 'in', views).execute();
};

export const insertPhotos = async (
  tx: Tx,
  vehicleId: string,
  photos: readonly { readonly view: VanView; readonly fileId: string }[],
  now: Date,
): Promise<void> => {
  if (photos.length === 0) return;
  await tx
    .insertInto('vehicle_photos')
    .values(photos.map(({ view, fileId }) => ({ vehicle_id: vehicleId, view, file_id: fileId, added_at: now })))
    .execute();
};

/** One at a time: the one before stops being the cover first. */
export const setCover = async (tx: Tx, vehicleId: string, view: VanView): Promise<void> => {
  const photos = () => tx.updateTable('vehicle_photos').where('vehicle_id', '=', vehicleId);
  await photos().set({ is_cover: false }).where('is_cover', '=', true).execute();
  await photos().set({ is_cover: true }).where('view', '=', view).execute();
};

/** The current documents whose file is still there. */
export const documentsOfVehicles = async (tx: Tx, vehicleIds: readonly string[]) => {
  const rows = await tx
    .selectFrom('vehicle_documents')
    .select([
      'id',
      'vehicle_id as vehicleId',
      'kind',
      'file_id as fileId',
      sql<string | null>`expires_on::text`.as('expiresOn'),
      'added_at as addedAt',
    ])
    .where('vehicle_id', '=', ofVehicles(vehicleIds))
    .where('replaced_at', 'is', null)
    .orderBy('kind')
    .execute();
  return rows.flatMap(({ fileId, ...row }) => (fileId === null ? [] : [{ ...row, fileId }]));
};
export type DocumentRow = Awaited<ReturnType<typeof documentsOfVehicles>>[number];

export interface NewDocument {
  readonly id: string;
  readonly vehicleId: string;
  readonly kind: VanDocumentKind;
  readonly fileId: string;
  readonly expiresOn: string | null;
  readonly addedBy: string;
}

/** The document of this kind from before is kept as replaced. */
export const replaceDocument = async (tx: Tx, document: NewDocument, now: Date): Promise<void> => {
  await tx
    .updateTable('vehicle_documents')
    .set({ replaced_at: now })
    .where('vehicle_id', '=', document.vehicleId)
    .where('kind', '=', document.kind)
    .where('replaced_at', 'is', null)
    .execute();
  await tx
    .insertInto('vehicle_documents')
    .values({
      id: document.id,
      vehicle_id: document.vehicleId,
      kind: document.kind,
      file_id: document.fileId,
      expires_on: document.expiresOn === null ? null : sql<Date>`${document.expiresOn}::date`,
      added_by: document.addedBy,
      added_at: now,
    })
    .execute();
};

/** A renewal without a new picture of the card: the file stays. */
export const setExpiry = async (
  tx: Tx,
  { vehicleId, kind }: Pick<NewDocument, 'vehicleId' | 'kind'>,
  expiresOn: string,
): Promise<void> => {
  await tx
    .updateTable('vehicle_documents')
    .set({ expires_on: sql<Date>`${expiresOn}::date` })
    .where('vehicle_id', '=', vehicleId)
    .where('kind', '=', kind)
    .where('replaced_at', 'is', null)
    .execute();
};

export const trailerOf = (tx: Tx, vehicleId: string) =>
  tx.selectFrom('vehicle_trailers').selectAll().where('vehicle_id', '=', vehicleId).executeTakeFirst();
export type TrailerRow = NonNullable<Awaited<ReturnType<typeof trailerOf>>>;

export const removeTrailer = async (tx: Tx, vehicleId: string): Promise<void> => {
  await tx.deleteFrom('vehicle_trailers').where('vehicle_id', '=', vehicleId).execute();
};

export interface GivenTrailer {
  readonly name: string;
  readonly vin: string | null;
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
  readonly licensePlate: string;
  readonly description: string;
  /** Undefined: stays. */
  readonly registrationFileId: string | null | undefined;
  readonly imageIds: readonly string[];
}

export const saveTrailerRow = async (tx: Tx, vehicleId: string, trailer: GivenTrailer, now: Date): Promise<void> => {
  const columns = {
    name: trailer.name,
    vin: trailer.vin,
    make: trailer.make,
    model: trailer.model,
    year: trailer.year,
    license_plate: trailer.licensePlate,
    description: trailer.description,
    image_ids: [...trailer.imageIds],
    updated_at: now,
    ...(trailer.registrationFileId !== undefined && { registration_file_id: trailer.registrationFileId }),
  };
  await tx
    .insertInto('vehicle_trailers')
    .values({ vehicle_id: vehicleId, ...columns })
    .onConflict((conflict) => conflict.column('vehicle_id').doUpdateSet(columns))
    .execute();
};
