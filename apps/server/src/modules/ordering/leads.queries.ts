import type { Tx } from '../../platform/db/database.ts';
import { geographyOf } from '../../platform/db/geography.ts';
import type { TypedLocation } from './ordering.rules.ts';

export interface Lead {
  readonly id: string;
  readonly siteId: string;
  readonly customerId: string | null;
  readonly providerId: string | null;
  readonly firstName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly location: TypedLocation | null;
  readonly petCount: number;
  readonly message: string;
}

/** Said again, the last words count. */
export const keepLead = async (tx: Tx, lead: Lead, now: Date): Promise<void> => {
  const said = {
    customer_id: lead.customerId,
    provider_id: lead.providerId,
    first_name: lead.firstName,
    email: lead.email,
    phone: lead.phone,
    postal_code: lead.location?.postalCode ?? '',
    place: lead.location && geographyOf(lead.location),
    pet_count: lead.petCount,
    message: lead.message,
  };
  await tx
    .insertInto('leads')
    .values({ id: lead.id, site_id: lead.siteId, ...said, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
    .execute();
};

export const deleteLeadsBefore = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('leads').where('created_at', '<', before).execute();
};

export const deleteLeadsOf = async (tx: Tx, customerId: string): Promise<void> => {
  await tx.deleteFrom('leads').where('customer_id', '=', customerId).execute();
};
