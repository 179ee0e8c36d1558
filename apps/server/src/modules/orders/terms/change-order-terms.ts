import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openOrder, type Order } from '../../appointments/index.ts';
import { appointmentAnswer } from '../appointment-answer.ts';
import { saveTerms, type OrderTerms } from '../order-terms.queries.ts';

interface TermsToChange {
  readonly appointment: Rows<'appointments'>;
  /** What changes, or how it follows from the locked order. */
  readonly changes: Partial<OrderTerms> | ((order: Order) => Promise<Partial<OrderTerms>>);
}

/** Answers the appointment with its new totals. */
export const changeOrderTerms = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, changes }: TermsToChange,
  platform: Platform,
) => {
  const order = await openOrder(tx, appointment);
  const { id } = order;
  const given = typeof changes === 'function' ? await changes(order) : changes;
  await saveTerms(tx, id, given, platform.clock.now());
  publishLive(
    tx,
    {
      accountId: viewer.accountId,
      topic: 'schedule.changed',
      data: { appointmentId: id },
    },
    platform,
  );
  return await appointmentAnswer(tx, viewer.accountId, id, platform);
};
