import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, sitesContract } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { feesAnswer, feesGiven } from './site-fees.rules.ts';
import { feesOf, saveFees, type SiteFees } from './sites.queries.ts';
import { lockRates } from './tax-places.queries.ts';

/** Of two who change the fees, the second is told that they are no longer what they saw. */
export const setSiteFees = async (
  tx: Tx,
  { previous, ...fees }: BodyOf<typeof sitesContract.setSiteFees>,
  { clock }: Pick<Platform, 'clock'>,
): Promise<SiteFees> => {
  await lockRates(tx);
  if (!isDeepStrictEqual(feesAnswer(await feesOf(tx)), previous)) throw new Failure('conflict');
  const changed = feesGiven(fees);
  await saveFees(tx, changed, clock.now());
  return changed;
};
