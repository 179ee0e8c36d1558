import type { Database } from '../db/database.ts';
import { inTime } from '../db/health/in-time.ts';
import type { Live } from '../live/live.ts';
import type { Metrics } from './metrics.ts';
import { sampleGauges } from './sample-gauges.ts';

/** Before the collection of gauges gives up: no answer is an answer here. */
const ASKED_WITHIN_MS = 1_500;

/** Whether what this process stands on is there, as its readiness says it. */
export const showEngines = (
  { registry }: Pick<Metrics, 'registry'>,
  { live, db }: { readonly live: Pick<Live, 'isConnected'>; readonly db: Pick<Database, 'health'> },
): void => {
  sampleGauges(registry, { tailgate_nats_connected: { help: 'Whether live delivery is connected' } }, () => ({
    tailgate_nats_connected: [{ value: live.isConnected() ? 1 : 0 }],
  }));
  const help = 'Whether requests get a connection, an answer, and the schema that they need';
  sampleGauges(registry, { tailgate_database_usable: { help } }, async () => {
    const health = await inTime(db.health(), ASKED_WITHIN_MS);
    return { tailgate_database_usable: [{ value: health?.database && health.schema ? 1 : 0 }] };
  });
};
