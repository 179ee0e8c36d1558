import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { acceptPolicies } from './booking-sessions.queries.ts';
import { POLICIES_VERSION } from './visitor-booking.rules.ts';

/** Who has ordered before has accepted the policies: they are not asked again. */
export const seedAcceptedPolicies = async (
  tx: Tx,
  customers: readonly { readonly id: string; readonly at: Date }[],
): Promise<void> => {
  for (const { id, at } of customers) await acceptPolicies(tx, { customerId: id, version: POLICIES_VERSION, at });
};

export interface SeedLead {
  readonly id: string;
  readonly createdAt: Date;
  readonly firstName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly city: string;
  readonly stateOrProvince: string;
  readonly postalCode: string;
  readonly petCount: number;
  readonly message: string;
  readonly answered: { readonly at: Date; readonly by: string; readonly note: string } | null;
}

/** Resets the leads of the site to the demo data. */
export const seedLeads = async (tx: Tx, leads: readonly SeedLead[]): Promise<void> => {
  await tx.deleteFrom('leads').execute();
  await insertRows(
    tx,
    'leads',
    leads.map((lead) => ({
      id: lead.id,
      first_name: lead.firstName,
      email: lead.email,
      phone: lead.phone,
      city: lead.city,
      state_or_province: lead.stateOrProvince,
      postal_code: lead.postalCode,
      pet_count: lead.petCount,
      message: lead.message,
      created_at: lead.createdAt,
      answered_at: lead.answered?.at ?? null,
      answered_by: lead.answered?.by ?? null,
      answer_note: lead.answered?.note ?? '',
    })),
  );
};
