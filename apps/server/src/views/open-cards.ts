import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** Which of a customer's own cards a groomer may charge: the default, one, all or none of them. */
export type OwnCards = 'all' | 'default' | 'none' | { readonly only: string };

export interface OpenCards {
  readonly own: OwnCards;
  /**
   * Of the cards that the groomer keeps only those that were added since: somebody else entered the number then that is
   * asked to confirm what is charged.
   */
  readonly keptSince: Date | null;
}

interface Row {
  readonly isByTakeOver: boolean;
  readonly isTakenOver: boolean;
  readonly agreedCardId: string | null;
  readonly keptSince: Date | null;
}

const ownIn = ({ isTakenOver, agreedCardId, isByTakeOver }: Row): OwnCards => {
  if (isTakenOver) return agreedCardId === null ? 'default' : { only: agreedCardId };
  return isByTakeOver ? 'none' : 'all';
};

/**
 * An order that changed hands is paid with the card that the customer agreed to when they placed it, or with their
 * default. Whose customer somebody became that way can charge none of their own cards for anything else, until the
 * customer books with them.
 */
export const openCards = async (
  tx: Tx,
  { customerId, providerId, id = null }: { customerId: string; providerId: string; id?: string | null },
): Promise<OpenCards> => {
  const { rows } = await sql<Row>`
    select coalesce(c.is_by_take_over, false) as "isByTakeOver", o.taken_over_at is not null as "isTakenOver",
      p.id as "agreedCardId", a.phone_entered_at as "keptSince"
    from (select ${id}::uuid as order_id) asked
    left join order_terms o on o.appointment_id = asked.order_id
    left join payment_cards p on p.id = o.agreed_card_id and p.removed_at is null
    left join accounts a on a.id = ${customerId}
    left join provider_customers c on c.provider_id = ${providerId} and c.customer_id = ${customerId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('One row is asked for');
  return { own: ownIn(row), keptSince: row.keptSince };
};
