import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { agreementChanged } from './agreements.events.ts';
import { lockAgreement, setRetired } from './staff-agreements.queries.ts';

/** Asks nobody for an agreement any longer, or asks again for the same version. */
export const retireAgreement = async (
  tx: Tx,
  { agreement, retired }: { readonly agreement: Rows<'agreements'>; readonly retired: boolean },
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  const { id, retired_at: retiredAt } = await lockAgreement(tx, agreement);
  if ((retiredAt !== null) !== retired) {
    await setRetired(tx, id, retired ? clock.now() : null);
    await emit(tx, agreementChanged, { agreementId: id });
  }
  return id;
};
