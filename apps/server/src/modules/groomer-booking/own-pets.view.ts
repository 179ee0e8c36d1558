import { sql } from 'kysely';

/** Whether a pet belongs to a customer of the provider. */
export const isPetOfCustomersOf = (providerId: string) => sql<boolean>`exists (
  select from provider_customers own where own.provider_id = ${providerId} and own.customer_id = pets.customer_id)`;
