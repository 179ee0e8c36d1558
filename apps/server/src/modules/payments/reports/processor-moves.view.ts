import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface OurMove {
  readonly what: 'charge' | 'refund' | 'transfer';
  readonly id: string;
  readonly amountCents: Cents;
  readonly openedAt: Date;
}

/** What the processor moved for us as we know it: opened in this time, or named. */
export const ourMoves = async (
  tx: Tx,
  { from, to, ids }: { readonly from: Date; readonly to: Date; readonly ids: readonly string[] },
): Promise<readonly OurMove[]> => {
  const wanted = sql`(m.opened_at >= ${from} and m.opened_at < ${to} or m.id = any(${ids}::uuid[]))`;
  const { rows } = await sql<OurMove>`
    select 'charge' as what, m.id, m.amount_cents as "amountCents", m.opened_at as "openedAt"
    from card_charges m where m.status = 'captured' and ${wanted}
    union all
    select 'refund', m.id, m.amount_cents, m.opened_at from card_refunds m where m.status = 'succeeded' and ${wanted}
    union all
    select 'transfer', m.id, m.amount_cents, m.opened_at from payouts m where m.status = 'sent' and ${wanted}`.execute(
    tx,
  );
  return rows;
};
