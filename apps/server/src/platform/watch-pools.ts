import type { Pool, PoolClient } from 'pg';
import type { Metrics } from './telemetry/metrics.ts';
import { sampleGauges } from './telemetry/sample-gauges.ts';

export type WatchPool = (name: 'app' | 'queue', pool: Pool) => void;

/** Whoever asks the pool, the wait ends in a connection or in a failure that is counted. */
const countRefusals = (pool: Pool, refused: () => void): void => {
  const connect = pool.connect.bind(pool) as (given?: Connected) => Promise<PoolClient> | undefined;
  const counting = (given?: Connected) => {
    if (given)
      return connect((error, client, release) => {
        if (error) refused();
        given(error, client, release);
      });
    const connecting = connect();
    connecting?.catch(refused);
    return connecting;
  };
  pool.connect = counting as Pool['connect'];
};
type Connected = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;

/** How busy the connections to the database are, and how often there was none. */
export const watchPools = ({
  registry,
  databaseFailures,
}: Pick<Metrics, 'registry' | 'databaseFailures'>): WatchPool => {
  const pools = new Map<string, Pool>();
  sampleGauges(
    registry,
    {
      tailgate_database_connections: { help: 'Database connections', labelNames: ['pool', 'state'] },
      tailgate_database_connections_limit: { help: 'Most connections of a pool', labelNames: ['pool'] },
      tailgate_database_waiting: { help: 'Work that waits for a connection', labelNames: ['pool'] },
    },
    () => {
      const all = [...pools];
      return {
        tailgate_database_connections: all.flatMap(([pool, { totalCount, idleCount }]) => [
          { labels: { pool, state: 'in_use' }, value: totalCount - idleCount },
          { labels: { pool, state: 'idle' }, value: idleCount },
        ]),
        tailgate_database_connections_limit: all.map(([pool, { options }]) => ({
          labels: { pool },
          value: options.max,
        })),
        tailgate_database_waiting: all.map(([pool, { waitingCount }]) => ({
          labels: { pool },
          value: waitingCount,
        })),
      };
    },
  );
  return (name, pool) => {
    pools.set(name, pool);
    // From the start, so that the first failure is an increase.
    const [refused, lost] = ['refused', 'lost'].map((what) => databaseFailures.labels(name, what));
    countRefusals(pool, () => refused?.inc());
    pool.on('error', () => lost?.inc());
  };
};
