import type { ChargeMethod } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepChargeMethod } from '../providers/index.ts';
import { paymentDetailsAnswer } from './merchant-answers.ts';

export const setChargeMethod = async (
  tx: Tx,
  viewer: Viewer,
  { chargeMethod }: { readonly chargeMethod: ChargeMethod },
  platform: Platform,
) => {
  if (!(await keepChargeMethod(tx, viewer.accountId, chargeMethod))) throw new Failure('percentage_plan_unavailable');
  return await paymentDetailsAnswer(tx, viewer, platform);
};
