import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';

export interface SeedReview {
  readonly id: string;
  readonly appointmentId: string;
  readonly providerId: string;
  readonly customerId: string;
  readonly rating: number;
  readonly comment: string;
  readonly photoIds: readonly string[];
  readonly createdAt: Date;
  readonly reply: { readonly text: string; readonly at: Date } | null;
  /** By whom, and with what note, it was reported. */
  readonly report: {
    readonly reporterId: string;
    readonly reason: 'private' | 'fake';
    readonly note: string;
    readonly at: Date;
  } | null;
}

/** Resets the reviews of these providers to the demo data; the database counts their stars. Nobody is told. */
export const seedReviews = async (tx: Tx, providers: readonly string[], all: readonly SeedReview[]): Promise<void> => {
  if (providers.length === 0) return;
  await tx.deleteFrom('reviews').where('provider_id', 'in', providers).execute();
  await insertRows(
    tx,
    'reviews',
    all.map(({ id, appointmentId, providerId, customerId, rating, comment, photoIds, createdAt, reply }) => ({
      id,
      appointment_id: appointmentId,
      provider_id: providerId,
      customer_id: customerId,
      rating,
      comment,
      photo_ids: photoIds,
      created_at: createdAt,
      reply: reply?.text ?? null,
      replied_at: reply?.at ?? null,
    })),
  );
  await insertRows(
    tx,
    'review_reports',
    all.flatMap(({ id, report }) =>
      report
        ? [
            {
              review_id: id,
              reporter_id: report.reporterId,
              reason: report.reason,
              note: report.note,
              reported_at: report.at,
            },
          ]
        : [],
    ),
  );
};
