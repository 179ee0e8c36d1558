import { MAX_TAX_PLACES } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { countTaxPlaces, lockRates, saveTaxPlace, taxPlaceAt, type Place } from './tax-places.queries.ts';

interface Input {
  readonly place: Place;
  readonly percent: number;
  /** Null for a place that had no rate. */
  readonly previousPercent: number | null;
}

/** Of two who change the same rate, the second is told that it is no longer what they saw. */
export const setTaxPlace = async (
  tx: Tx,
  { place, percent, previousPercent }: Input,
  { clock }: Pick<Platform, 'clock'>,
) => {
  await lockRates(tx);
  const current = await taxPlaceAt(tx, place);
  if ((current?.percent ?? null) !== previousPercent) throw new Failure('conflict');
  if (!current && (await countTaxPlaces(tx)) >= MAX_TAX_PLACES) throw new Failure('limit_reached');
  return await saveTaxPlace(tx, { ...place, percent, now: clock.now() });
};
