import type { Viewer } from '../../platform/auth/viewer.ts';
import { addressOf } from '../../platform/db/address-columns.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { oneCustomer, type CustomerRow } from '../../views/provider-customers.ts';
import { displayNameOf } from '../accounts/index.ts';
import { mayEditContact } from './contact.ts';
import { relationBetween } from './customers.queries.ts';
import { petsAnswer } from './pet-answers.ts';
import { changesAtOnce } from './proposals/changes-at-once.ts';
import { proposalsForGroomer } from './proposals/proposal-answers.ts';

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

/** A customer as lists show them. */
export const rowAnswer = (row: CustomerRow) => ({
  id: row.customer_id,
  firstName: row.first_name,
  lastName: row.last_name,
  displayName: displayNameOf(row),
  phone: row.phone,
  email: row.email,
  city: row.city ?? '',
  vip: row.vip,
  isNew: row.is_new,
  alert: row.alert,
  petNames: row.pets.map(({ name }) => name),
  petSummaries: row.pets,
  waitlistedAt: isoOrNull(row.waitlisted_at),
  blockedAt: isoOrNull(row.blocked_at),
  createdAt: row.created_at.toISOString(),
});

/** One customer with everything that the provider knows. */
export const customerAnswer = async (tx: Tx, viewer: Viewer, customerId: string, platform: Platform) => {
  const relation = relationBetween(viewer.accountId, customerId);
  const row = found(await oneCustomer(tx, relation, platform.clock.now()));
  return {
    ...rowAnswer(row),
    address: addressOf(row),
    addressLine2: row.address_line_2 ?? '',
    addressNotes: row.address_notes ?? '',
    isApartmentComplex: row.is_apartment_complex ?? false,
    source: row.source,
    entryNotes: row.entry_notes,
    notes: row.notes,
    alertChangedAt: isoOrNull(row.alert_changed_at),
    block: row.blocked_at && {
      at: row.blocked_at.toISOString(),
      reason: row.block_reason ?? '',
      isReported: row.block_reported,
    },
    agreements: {
      asked: row.agreements_asked,
      sentAt: isoOrNull(row.agreements_sent_at),
      acceptedAt: isoOrNull(row.terms_accepted_at),
    },
    pets: await petsAnswer(
      tx,
      {
        providerId: viewer.accountId,
        customerId,
      },
      platform,
    ),
    proposals: await proposalsForGroomer(tx, { providerId: viewer.accountId, customerId }, platform),
    can: {
      editContact: await mayEditContact(tx, viewer, customerId),
      editPersonal: await changesAtOnce(tx, viewer, customerId),
    },
  };
};
