import { MAX_CHARGES } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Charge } from '../../../platform/db/stored/orders.ts';
import { Failure } from '../../../platform/failure.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeCharges, type NewCharge } from './change-charges.ts';

export const addCharge = (
  tx: Tx,
  viewer: Viewer,
  { appointment, charge }: { readonly appointment: Rows<'appointments'>; readonly charge: NewCharge },
  platform: Platform,
): Promise<string> => {
  const change = (charges: readonly Charge[]) => {
    if (charges.length >= MAX_CHARGES) throw new Failure('limit_reached');
    return [...charges, { id: newId(), ...charge }];
  };
  return changeCharges(tx, viewer, { appointment, change }, platform);
};
