import { sql } from 'kysely';

/** Whether a card belongs to a customer of a provider: the customer's own, or one that the provider keeps for them. */
export const isCardOfCustomersOf = (providerId: string) => sql<boolean>`payment_cards.removed_at is null and exists (
  select from payment_holders h
  join provider_customers c on c.customer_id = h.account_id and c.provider_id = ${providerId}
  where h.id = payment_cards.holder_id and (h.provider_id is null or h.provider_id = ${providerId}))`;

/** Whether a card belongs to a customer: their own, or one that a provider keeps for them. */
export const isCardOf = (customerId: string) => sql<boolean>`payment_cards.removed_at is null and exists (
  select from payment_holders h where h.id = payment_cards.holder_id and h.account_id = ${customerId})`;
