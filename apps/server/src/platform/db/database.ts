import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import type { Logger } from 'pino';
import type { DB } from './rows.generated.ts';

declare const inTransaction: unique symbol;
/** A running transaction. Whoever touches tables takes one as its first argument; there is no way around it. */
export type Tx = Kysely<DB> & { readonly [inTransaction]: true };

export interface SessionGuard {
  readonly sessionId: string;
  readonly mustBeFresh: boolean;
}

export interface Database {
  /** For what is counted outside of any transaction (rate limits); nobody else's business. */
  readonly pool: Pool;
  /** Runs inside one transaction that sees the rows of this site alone, and only while the session (if given) lives. */
  inSite<T>(siteId: string, work: (tx: Tx) => Promise<T>, session?: SessionGuard): Promise<T>;
  /** Runs without a site: sees `sites` and nothing that belongs to one. */
  withoutSite<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

// Counts and sums fit a JavaScript number; ids are uuids, so no bigint identity is ever rounded.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A simple query takes no parameters, so what goes into it is checked to be a uuid and nothing else. */
const uuidLiteral = (id: string) => {
  if (!UUID.test(id)) throw new Error('Not a uuid');
  return `'${id}'`;
};

export const openDatabase = (options: { url: string; poolSize: number; log: Logger }): Database => {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    // A statement that runs this long holds locks others wait for; better it fails.
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'tailgate',
  });
  pool.on('error', (error) => options.log.warn({ err: error }, 'an idle database connection broke'));
  // pg emits 'error' on a checked-out client too; without a listener there a dying database kills the process.
  pool.on('connect', (client: PoolClient) =>
    client.on('error', (error) => options.log.warn({ err: error }, 'a database connection in use broke')),
  );

  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

  const transaction = <T>(begin: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    kysely.connection().execute(async (connection) => {
      try {
        // One round trip opens the transaction and puts up the wall: the two travel as one simple query.
        await connection.executeQuery(CompiledQuery.raw(begin));
        const result = await work(connection as Tx);
        await connection.executeQuery(CompiledQuery.raw('commit'));
        return result;
      } catch (error) {
        // A broken connection cannot roll back; the server does it for us, and the first error is the one that matters.
        await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
        throw error;
      }
    });

  return {
    pool,
    inSite: (siteId, work, session) => {
      const guard = session
        ? `; select app.require_session(${uuidLiteral(session.sessionId)}, ${session.mustBeFresh})`
        : '';
      return transaction(`begin; set local app.site_id = ${uuidLiteral(siteId)}${guard}`, work);
    },
    withoutSite: (work) => transaction('begin', work),
    isReachable: async () => {
      try {
        await pool.query('select 1');
        return true;
      } catch {
        return false;
      }
    },
    close: () => kysely.destroy(),
  };
};
