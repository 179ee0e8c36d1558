import { addressOf } from '../../../platform/db/address-columns.ts';
import type { customerProfileOf } from '../accounts.queries.ts';
import { displayNameOf } from '../accounts.rules.ts';

/** The stored row as its owner knows it. */
export const customerAnswer = (row: Awaited<ReturnType<typeof customerProfileOf>>) => ({
  id: row.account_id,
  firstName: row.first_name,
  lastName: row.last_name,
  displayName: displayNameOf(row),
  email: row.email,
  phone: row.phone,
  address: addressOf(row),
  addressLine2: row.address_line_2,
  addressNotes: row.address_notes,
  isApartmentComplex: row.is_apartment_complex,
  source: row.source,
  vip: row.vip,
  status: row.status as 'pending' | 'active' | 'inactive',
  termsAcceptedAt: row.terms_accepted_at?.toISOString() ?? null,
  termsVersion: row.terms_version,
  createdAt: row.created_at.toISOString(),
});
