import type { AnswerOf, customersContract } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { addressOf } from '../../platform/db/address-columns.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { oneCustomer, type CustomerRow, type ListedRow } from '../../views/provider-customers.ts';
import { displayNameOf } from '../accounts/index.ts';
import { mayEditContact } from './contact.ts';
import { relationBetween } from './customers.queries.ts';
import { petsAnswer } from './pet-answers.ts';
import { petSummariesOf } from './pet-summaries.ts';
import { changesAtOnce } from './proposals/changes-at-once.ts';
import { proposalsForGroomer } from './proposals/proposal-answers.ts';

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

type PetSummaries = Awaited<ReturnType<typeof petSummariesOf>>;

const rowAnswer = (row: CustomerRow, summaryOf: PetSummaries) => ({
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
  petSummaries: row.pets.map(summaryOf),
  waitlistedAt: isoOrNull(row.waitlisted_at),
  blockedAt: isoOrNull(row.blocked_at),
  createdAt: row.created_at.toISOString(),
});

/** Customers as lists show them. */
export const rowAnswers = async (tx: Tx, rows: readonly CustomerRow[], platform: Platform) => {
  const summaryOf = await petSummariesOf(
    tx,
    rows.flatMap(({ pets }) => pets),
    platform,
  );
  return rows.map((row) => rowAnswer(row, summaryOf));
};

type Listed = AnswerOf<typeof customersContract.listCustomers>['items'][number];

const visitsAnswer = (row: ListedRow): Omit<Listed, keyof Awaited<ReturnType<typeof rowAnswers>>[number]> => ({
  next:
    row.next_id === null || row.next_start === null || row.next_status === null
      ? null
      : { id: row.next_id, appointmentStart: row.next_start.toISOString(), status: row.next_status },
  lastSeen: isoOrNull(row.last_seen),
  dueOn: row.due_on,
  completed: row.completed,
  spent: dollarsOf(row.spent_cents),
  owed: dollarsOf(row.owed_cents),
  hasCard: row.has_card,
});

/** The same with what they came to. */
export const listedAnswers = async (tx: Tx, rows: readonly ListedRow[], platform: Platform): Promise<Listed[]> => {
  const visits = new Map(rows.map((row) => [row.customer_id, visitsAnswer(row)]));
  const answers = await rowAnswers(tx, rows, platform);
  return answers.flatMap((answer) => {
    const more = visits.get(answer.id);
    return more ? [{ ...answer, ...more }] : [];
  });
};

/** One customer with everything that the provider knows. */
export const customerAnswer = async (tx: Tx, viewer: Viewer, customerId: string, platform: Platform) => {
  const relation = relationBetween(viewer.accountId, customerId);
  const row = found(await oneCustomer(tx, relation, platform.clock.now()));
  return {
    ...rowAnswer(row, await petSummariesOf(tx, row.pets, platform)),
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
