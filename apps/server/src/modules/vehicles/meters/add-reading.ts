import type { Meter, MeterSource } from '@tailgate/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { refuseProblems } from '../../../platform/failure.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertReading } from './meter-readings.queries.ts';
import { readingById, readingsAround } from './meter-readings.view.ts';
import { readingProblem } from './meter-readings.rules.ts';
import type { VehicleRow } from '../vehicles.queries.ts';

export interface GivenReading {
  readonly meter: Meter;
  readonly value: number;
  readonly readAt?: Date | undefined;
  readonly photoFileId?: string | undefined;
  /** The reading that was wrong; of this meter of this van. */
  readonly correctsId?: string | undefined;
  readonly isNewMeter?: boolean | undefined;
  readonly source: MeterSource;
}

/** A reading takes its place between those around it. The van is locked by the caller. */
export const addReading = async (
  tx: Tx,
  { vehicle, takenBy }: { readonly vehicle: VehicleRow; readonly takenBy: string },
  { meter, value, source, correctsId, photoFileId, isNewMeter = false, readAt }: GivenReading,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const now = clock.now();
  const corrected = correctsId ? await readingById(tx, correctsId) : undefined;
  if (corrected && (corrected.vehicleId !== vehicle.id || corrected.meter !== meter))
    refuseProblems({ corrects: 'is a reading of another meter' });
  // A correction takes the moment of what it corrects.
  const at = readAt ?? corrected?.readAt ?? now;
  const isNew = isNewMeter || (corrected?.isNewMeter ?? false);
  const ignored = corrected?.id ?? null;
  const around = await readingsAround(tx, { vehicleId: vehicle.id, meter, at, ignored });
  const problem = readingProblem(
    { meter, value, readAt: at, isNewMeter: isNew },
    { ...around, startedAt: vehicle.starting_odometer, timeZone: vehicle.time_zone, now },
  );
  refuseProblems(problem === undefined ? {} : { value: problem });
  const reading = { id: newId(), vehicleId: vehicle.id, meter, value, readAt: at, source, isNewMeter: isNew };
  const by = { takenBy, photoFileId: photoFileId ?? null, correctsId: ignored };
  await insertReading(tx, { ...reading, ...by }, now);
};
