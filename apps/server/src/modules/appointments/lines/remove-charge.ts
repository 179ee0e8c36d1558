import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Charge } from '../../../platform/db/stored/orders.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeCharges } from './change-charges.ts';

export const removeCharge = (
  tx: Tx,
  viewer: Viewer,
  { appointment, chargeId }: { readonly appointment: Rows<'appointments'>; readonly chargeId: string },
  platform: Platform,
): Promise<string> => {
  const change = (charges: readonly Charge[]) => {
    const rest = charges.filter(({ id }) => id !== chargeId);
    if (rest.length === charges.length) throw new Failure('not_found');
    return rest;
  };
  return changeCharges(tx, viewer, { appointment, change }, platform);
};
