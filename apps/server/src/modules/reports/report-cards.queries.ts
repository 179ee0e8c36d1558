import type { AnswerOf, reportsContract } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
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

/** The card of a pet after a visit. */
export const readReportCardRow = async (
  tx: Tx,
  appointment: Rows<'report_cards'>,
  pet: Rows<'report_cards'>,
): Promise<ReportCardRow> => {
  const row = found(
    await tx
      .selectFrom('report_cards')
      .where(appointment)
      .where(pet)
      .select([
        'appointment_id as appointmentId',
        'pet_id as petId',
        'coat',
        'skin',
        'ears',
        'nails',
        'behavior',
        'note',
      ])
      .select(['photo_ids as photoIds', 'sent_at as sentAt'])
      .executeTakeFirst(),
  );
  return row as ReportCardRow;
};

/** Whether it is the first: one that was sent already is changed. */
export const saveReportCard = async (
  tx: Tx,
  card: ReportCardRow & { readonly siteId: string; readonly providerId: string },
): Promise<boolean> => {
  const { coat, skin, ears, nails, behavior, note } = card;
  const values = { coat, skin, ears, nails, behavior, note, photo_ids: [...card.photoIds] };
  const { isNew } = await tx
    .insertInto('report_cards')
    .values({
      appointment_id: card.appointmentId,
      pet_id: card.petId,
      site_id: card.siteId,
      provider_id: card.providerId,
      sent_at: card.sentAt,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['appointment_id', 'pet_id']).doUpdateSet(values))
    // Of a row that was inserted nothing was locked or replaced before.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return isNew;
};
