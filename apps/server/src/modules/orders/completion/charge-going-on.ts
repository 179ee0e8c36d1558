import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { chargedOrderOf, noShowOf } from '../order-terms.queries.ts';

/** The charge of an order that is being paid, for who asks for the same thing again. Anything else has to wait. */
export const chargeGoingOn = async (
  tx: Tx,
  appointmentId: string,
  { isNoShow }: { readonly isNoShow: boolean },
): Promise<string> => {
  const charged = await chargedOrderOf(tx, appointmentId);
  const isOfNoShow = (await noShowOf(tx, appointmentId)) !== null;
  if (!charged || isOfNoShow !== isNoShow) throw new Failure('payment_in_progress');
  return charged.chargeId;
};
