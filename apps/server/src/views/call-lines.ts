import { sql } from 'kysely';
import type { Rows } from '../platform/access/policy.ts';
import type { Tx } from '../platform/db/database.ts';
import { found } from '../platform/failure.ts';

interface Phones {
  readonly provider_phone: string | null;
  readonly customer_phone: string | null;
  /** The phone that the groomer calls from for now instead. */
  readonly other_phone: string | null;
}

/** Whether the groomer has blocked the customer; by the columns that name the two. */
export const isBlocked = (providerId: string, customerId: string) => sql<boolean>`exists (
  select from provider_customers r where r.provider_id = ${sql.ref(providerId)} and r.customer_id = ${sql.ref(customerId)}
    and r.blocked_at is not null)`;

/** The phones of a groomer and a customer who want to call each other. */
export const callParties = async (
  tx: Tx,
  { providerId, customerId, now }: { providerId: string; customerId: string; now: Date },
): Promise<Phones & { readonly is_blocked: boolean }> =>
  found(
    await tx
      .selectFrom('accounts as provider')
      .innerJoin('accounts as customer', (join) => join.on('customer.id', '=', customerId))
      .leftJoin('call_phones as other', (join) =>
        join.onRef('other.provider_id', '=', 'provider.id').on('other.expires_at', '>', now),
      )
      .select([
        'provider.phone as provider_phone',
        'customer.phone as customer_phone',
        'other.phone as other_phone',
        isBlocked('provider.id', 'customer.id').as('is_blocked'),
      ])
      .where('provider.id', '=', providerId)
      .executeTakeFirst(),
  );

export interface CallLine extends Phones {
  readonly provider_id: string;
  /** Whether the groomer calls. */
  readonly is_provider: boolean;
  readonly is_confirmed: boolean;
}

/** Whose conversation a call belongs to, unless it is over or one of them is blocked or gone. */
export const callLine = (
  tx: Tx,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<CallLine | undefined> =>
  tx
    .selectFrom('call_legs as leg')
    .innerJoin('call_conversations as talk', 'talk.id', 'leg.conversation_id')
    .innerJoin('accounts as provider', 'provider.id', 'talk.provider_id')
    .innerJoin('accounts as customer', 'customer.id', 'talk.customer_id')
    .leftJoin('call_phones as other', (join) =>
      join.onRef('other.provider_id', '=', 'talk.provider_id').on('other.expires_at', '>', now),
    )
    .select([
      'talk.provider_id',
      'leg.is_provider',
      'provider.phone as provider_phone',
      'customer.phone as customer_phone',
      'other.phone as other_phone',
      sql<boolean>`other.confirmed_at is not null`.as('is_confirmed'),
    ])
    .where('leg.number', '=', to)
    .where('leg.caller_phone', '=', from)
    .where('talk.expires_at', '>', now)
    .where('provider.status', '<>', 'inactive')
    .where('customer.status', '<>', 'inactive')
    .where(({ not }) => not(isBlocked('talk.provider_id', 'talk.customer_id')))
    .executeTakeFirst();

export const customerOfAppointment = async (tx: Tx, rows: Rows<'appointments'>): Promise<string> =>
  found(await tx.selectFrom('appointments').select('customer_id').where(rows).executeTakeFirst()).customer_id;
