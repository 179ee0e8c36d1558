import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** Which of a customer's own cards a groomer may charge: the default, one, all or none of them. */
export type OwnCards = 'all' | 'default' | 'none' | { readonly only: string };

interface Row {
  readonly isByTakeOver: boolean;
  readonly isTakenOver: boolean;
  readonly agreedCardId: string | null;
}

/**
 * An order that changed hands is paid with the card that the customer agreed to when they placed it, or with their
 * default. Whose customer somebody became that way can charge none of their own cards for anything else, until the
 * customer books with them.
 */
export const ownCardsOpenTo = async (
  tx: Tx,
  { customerId, providerId, id = null }: { customerId: string; providerId: string; id?: string | null },
): Promise<OwnCards> => {
  const { rows } = await sql<Row>`
    select coalesce(c.is_by_take_over, false) as "isByTakeOver", o.taken_over_at is not null as "isTakenOver",
      p.id as "agreedCardId"
    from (select ${id}::uuid as order_id) asked
    left join order_terms o on o.appointment_id = asked.order_id
    left join payment_cards p on p.id = o.agreed_card_id and p.removed_at is null
    left join provider_customers c on c.provider_id = ${providerId} and c.customer_id = ${customerId}`.execute(tx);
  const [row] = rows;
  if (row?.isTakenOver === true) return row.agreedCardId === null ? 'default' : { only: row.agreedCardId };
  return row?.isByTakeOver === true ? 'none' : 'all';
};
