import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuseProblems } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { priceChangesOf } from './lines.queries.ts';
import { reprice, type NewPrices } from './line-prices.ts';
import { recordVisit } from './record-visit.ts';

interface PricesToSet extends NewPrices {
  readonly appointment: Rows<'appointments'>;
  readonly line: Rows<'appointment_lines'>;
  readonly in: readonly string[];
}

/** Sets at the van what a service, its add-ons and the time a pet needs cost. Answers the appointment's id. */
export const setPrices = async (tx: Tx, viewer: Viewer, prices: PricesToSet, platform: Platform): Promise<string> =>
  await recordVisit(
    tx,
    viewer,
    {
      ...prices,
      changes: (line) => {
        const known = new Set(line.addOns.map(({ id }) => id));
        const unknown = [...prices.addOnPrices.keys()].some((id) => !known.has(id));
        refuseProblems(unknown ? { addonsPrices: 'is not an add-on of this service' } : {});
        return priceChangesOf(reprice(line, prices));
      },
    },
    platform,
  );
