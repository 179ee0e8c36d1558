import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuseProblems } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertUpsell, type UpsellDetails } from './upsells.queries.ts';
import { imageProblems } from './upsells.rules.ts';

export const addUpsell = async (
  tx: Tx,
  { accountId: providerId }: Viewer,
  upsell: UpsellDetails,
  { clock }: Pick<Platform, 'clock'>,
) => {
  refuseProblems(imageProblems(upsell.imageIds, upsell.defaultImageId));
  return await insertUpsell(tx, { id: newId(), providerId }, upsell, clock.now());
};
