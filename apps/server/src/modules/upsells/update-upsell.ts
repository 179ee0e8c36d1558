import { UPSELL_INFO_REQUIRED } from '@tailgate/contract';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, refuseProblems } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockedUpsell, updateUpsellRow, type UpsellDetails } from './upsells.queries.ts';
import { imageProblems } from './upsells.rules.ts';

/** What is left out stays. A default image that leaves the images gives way to the first of them. */
export const updateUpsell = async (
  tx: Tx,
  { rows, changes }: { readonly rows: Rows<'upsells'>; readonly changes: Partial<UpsellDetails> },
  { clock }: Pick<Platform, 'clock'>,
) => {
  if (Object.keys(changes).length === 0) throw new Failure('validation_failed', { message: UPSELL_INFO_REQUIRED });
  const before = await lockedUpsell(tx, rows);
  refuseProblems(imageProblems(changes.imageIds ?? before.imageIds, changes.defaultImageId));
  return await updateUpsellRow(tx, rows, changes, clock.now());
};
