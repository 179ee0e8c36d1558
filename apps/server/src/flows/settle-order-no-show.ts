import { markNoShow, type Order } from '../modules/booking/index.ts';
import { noShowEntries, recordInLedger } from '../modules/ledger/index.ts';
import { insertSettlement, openDue, type NoShow, type OrderFigures } from '../modules/orders/index.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Mover } from '../platform/machines/bind-machine.ts';
import type { Platform } from '../platform/platform.ts';

interface NoShowToSettle {
  readonly order: Pick<Order, 'id' | 'siteId' | 'customerId' | 'providerId'>;
  readonly noShow: NoShow;
  readonly figures: OrderFigures;
  /** Null where the fee stays owed. */
  readonly chargeId: string | null;
}

/** The end of a visit at which nobody was there, all of it or nothing: the settlement, the ledger and the move. */
export const settleOrderNoShow = async (
  tx: Tx,
  viewer: Mover | null,
  { order, noShow: { title, description }, figures, chargeId }: NoShowToSettle,
  platform: Platform,
): Promise<void> => {
  const { id, siteId, customerId, providerId } = order;
  const { totals, split } = figures;
  const tender = chargeId === null ? null : 'card';
  const settledAt = platform.clock.now();
  const details = { tender, feeCents: totals.total };
  await markNoShow(tx, viewer, { id, title, description, details }, platform);
  await insertSettlement(
    tx,
    { siteId, appointmentId: id },
    {
      kind: 'no_show',
      tender,
      chargeId,
      ...figures,
      processingFeePayer: 'service-provider',
      managementFeePayer: 'service-provider',
      settledAt,
    },
    null,
  );
  const owed = { siteId, appointmentId: id, amountCents: totals.due, now: settledAt };
  if (tender === null && totals.due > 0) await openDue(tx, owed);
  const entries = noShowEntries({ totals, split, tender: tender ?? 'later', customerId, groomerId: providerId });
  await recordInLedger(tx, { kind: 'no_show', cause: `no_show:${id}`, appointmentId: id, entries }, platform);
};
