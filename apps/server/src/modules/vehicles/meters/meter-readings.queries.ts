import type { Meter, MeterSource } from '@tailgate/contract';
import type { Tx } from '../../../platform/db/database.ts';

export interface NewReading {
  readonly id: string;
  readonly vehicleId: string;
  readonly meter: Meter;
  readonly value: number;
  readonly readAt: Date;
  readonly source: MeterSource;
  readonly isNewMeter: boolean;
  readonly takenBy: string;
  readonly photoFileId: string | null;
  readonly correctsId: string | null;
}

export const insertReading = async (tx: Tx, reading: NewReading, now: Date): Promise<void> => {
  if (reading.correctsId !== null)
    await tx.updateTable('meter_readings').set({ voided_at: now }).where('id', '=', reading.correctsId).execute();
  await tx
    .insertInto('meter_readings')
    .values({
      id: reading.id,
      vehicle_id: reading.vehicleId,
      meter: reading.meter,
      value: reading.value,
      read_at: reading.readAt,
      source: reading.source,
      is_new_meter: reading.isNewMeter,
      taken_by: reading.takenBy,
      photo_file_id: reading.photoFileId,
      corrects_id: reading.correctsId,
      created_at: now,
    })
    .execute();
};
