import type { AnswerOf, reportsContract } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readPage, type Page } from '../../platform/db/page.ts';
import { found } from '../../platform/failure.ts';

type Card = AnswerOf<typeof reportsContract.readReportCard>;
/** How the pet was. */
export type Condition = Pick<Card, 'coat' | 'skin' | 'ears' | 'nails' | 'behavior' | 'note'>;

export interface ReportCardRow extends Condition {
  readonly appointmentId: string;
  readonly petId: string;
  readonly photoIds: readonly string[];
  readonly sentAt: Date;
}

const cardRows = (tx: Tx) =>
  tx
    .selectFrom('report_cards')
    .select(['appointment_id as appointmentId', 'pet_id as petId', 'coat', 'skin', 'ears', 'nails', 'behavior', 'note'])
    .select(['photo_ids as photoIds', 'sent_at as sentAt']);

/** The card of a pet after a visit. */
export const readReportCardRow = async (
  tx: Tx,
  appointment: Rows<'report_cards'>,
  pet: Rows<'report_cards'>,
): Promise<ReportCardRow> => found(await cardRows(tx).where(appointment).where(pet).executeTakeFirst());

/** The cards of the pets of a visit, the first that was sent first. */
export const readReportCardRows = async (
  tx: Tx,
  appointmentId: string,
  page: Page,
): Promise<{ readonly rows: readonly ReportCardRow[]; readonly total: number }> => {
  const query = cardRows(tx).where('appointment_id', '=', appointmentId).orderBy('sent_at').orderBy('pet_id');
  return await readPage(query, page);
};

/** Whether it is the first, and when that was sent: one that was sent already is changed. */
export const saveReportCard = async (
  tx: Tx,
  card: ReportCardRow & { readonly providerId: string },
): Promise<{ readonly isNew: boolean; readonly sentAt: Date }> => {
  const { coat, skin, ears, nails, behavior, note } = card;
  const values = { coat, skin, ears, nails, behavior, note, photo_ids: [...card.photoIds] };
  return await tx
    .insertInto('report_cards')
    .values({
      appointment_id: card.appointmentId,
      pet_id: card.petId,
      provider_id: card.providerId,
      sent_at: card.sentAt,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['appointment_id', 'pet_id']).doUpdateSet(values))
    // Of a row that was inserted nothing was locked or replaced before.
    .returning([sql<boolean>`xmax = 0`.as('isNew'), 'sent_at as sentAt'])
    .executeTakeFirstOrThrow();
};
