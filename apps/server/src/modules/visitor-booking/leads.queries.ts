import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { geographyOf } from '../../platform/db/geography.ts';
import type { TypedLocation } from '../../platform/db/stored/bookings.ts';

export interface Lead {
  readonly id: string;
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
    city: lead.location?.city ?? '',
    state_or_province: lead.location?.stateOrProvince ?? '',
    postal_code: lead.location?.postalCode ?? '',
    place: lead.location && geographyOf(lead.location),
    pet_count: lead.petCount,
    message: lead.message,
    // Said again, it waits again.
    answered_at: null,
    answered_by: null,
    answer_note: '',
  };
  await tx
    .insertInto('leads')
    .values({ id: lead.id, ...said, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
    .execute();
};

/** Null puts it back among those that wait. */
export const setLeadAnswer = async (
  tx: Tx,
  lead: Rows<'leads'>,
  answer: { readonly by: string; readonly note: string; readonly at: Date } | null,
): Promise<void> => {
  await tx
    .updateTable('leads')
    .set({ answered_at: answer?.at ?? null, answered_by: answer?.by ?? null, answer_note: answer?.note ?? '' })
    .where(lead)
    .execute();
};

export const deleteLeadsBefore = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('leads').where('created_at', '<', before).execute();
};

export const deleteLeadsOf = async (tx: Tx, customerId: string): Promise<void> => {
  await tx.deleteFrom('leads').where('customer_id', '=', customerId).execute();
};
