import type { Tx } from '../../platform/db/database.ts';
import { saveReportCard, type ReportCardRow } from './report-cards.queries.ts';

export interface SeedReportCard extends ReportCardRow {
  readonly providerId: string;
}

/** Resets the report cards of these providers to the demo data. Nobody is told. */
export const seedReportCards = async (
  tx: Tx,
  providers: readonly string[],
  all: readonly SeedReportCard[],
): Promise<void> => {
  if (providers.length === 0) return;
  await tx.deleteFrom('report_cards').where('provider_id', 'in', providers).execute();
  for (const card of all) await saveReportCard(tx, card);
};
