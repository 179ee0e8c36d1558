import { AWAITING, isDuty, isRole, type Awaiting, type Duty, type Role } from '@tailgate/contract';
import { CompiledQuery, Kysely } from 'kysely';
import { type Pool, type PoolClient, types } from 'pg';
import type { Logger } from 'pino';
import { databaseHealthOf, type DatabaseHealth } from './health/database-health.ts';
import { PreparedDialect } from './prepared-dialect.ts';
import { preparingPool } from './preparing-pool.ts';
import type { Tables } from './tables.ts';
import { orOnNewConnection, transactionsOn } from './transactions.ts';
import { WatchedPool } from './health/watched-pool.ts';

declare const inTransaction: unique symbol;
/** A running transaction, the only way to reach tables; it throws once the transaction has ended. */
export type Tx = Kysely<Tables> & { readonly [inTransaction]: true };

export interface SessionGuard {
  readonly sessionId: string;
  /** The caller's role, which the account must still have. */
  readonly role: Role;
  /** What the account must be entrusted with. */
  readonly duty: Duty | undefined;
  readonly mustBeFresh: boolean;
  /** Before which steps of its sign-in the session may do the work. */
  readonly whileAwaiting: readonly Awaiting[];
}

export interface TransactionOptions {
  /** Requires this session to be valid. */
  readonly session?: SessionGuard | undefined;
  /**
   * `generic` keeps one plan for all values. By default PostgreSQL may plan some statements at every call, because
   * it underestimates the cost of planning; for statements with many joins that costs more than the execution.
   */
  readonly plans?: 'generic' | undefined;
  /** A shorter statement timeout, so that abandoned calls do not hold a connection. */
  readonly statementTimeoutMs?: number | undefined;
  /** PostgreSQL refuses statements that write. */
  readonly isReadOnly?: boolean | undefined;
}

/** Timeout of read-only calls: users do not wait longer. */
export const READ_TIMEOUT_MS = 3_000;

/** Runs work in a short transaction, so that none is open between stages. */
export type Stage = <T>(
  work: (tx: Tx) => Promise<T>,
  options?: Pick<TransactionOptions, 'plans' | 'isReadOnly'>,
) => Promise<T>;

export interface Database {
  /** For rate limits only, which are counted outside of transactions. */
  readonly pool: Pool;
  /** Runs in a transaction that sees only the rows of this site. */
  inSite<T>(siteId: string, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * One statement without a transaction around it, for a question that one function of the database answers. It sees no
   * rows that belong to a site unless that function opens the site and checks the session itself.
   */
  ask<Row>(statement: string, values: readonly unknown[]): Promise<readonly Row[]>;
  /** Runs without a site: sees `sites` but no rows that belong to a site. */
  withoutSite<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  health(): Promise<DatabaseHealth>;
  close(): Promise<void>;
}

// Counts and sums fit a JavaScript number; ids are UUIDs, so no bigint id is rounded.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The simple query protocol has no parameters, so literals are validated as what they are. */
const uuidLiteral = (id: string) => {
  if (!UUID.test(id)) throw new Error('Not a uuid');
  return `'${id}'`;
};

const roleLiteral = (role: Role) => {
  if (!isRole(role)) throw new Error('Not a role');
  return `'${role}'`;
};

const dutyLiteral = (duty: Duty | undefined) => {
  if (duty === undefined) return 'null';
  if (!isDuty(duty)) throw new Error('Not a duty');
  return `'${duty}'`;
};

const stepsLiteral = (steps: readonly Awaiting[]) => {
  if (!steps.every((step) => AWAITING.includes(step))) throw new Error('Not a step of a sign-in');
  return `'{${steps.join(',')}}'`;
};

export const openDatabase = (options: {
  url: string;
  poolSize: number;
  preparedStatements: number;
  timeoutScale?: number;
  clockOffsetMs?: number;
  log: Logger;
}): Database => {
  const { timeoutScale = 1, clockOffsetMs = 0 } = options;
  const pool = new WatchedPool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 3_000 * timeoutScale,
    idleTimeoutMillis: 30_000,
    // A longer statement would hold locks that others wait for.
    statement_timeout: 10_000 * timeoutScale,
    idle_in_transaction_session_timeout: 15_000 * timeoutScale,
    application_name: 'tailgate',
    // SQL reads the same clock as the server. Never in production, so no pooler has to support it.
    ...(clockOffsetMs !== 0 && { options: `-c app.clock_offset=${clockOffsetMs}ms` }),
  });
  pool.on('error', (error) => options.log.warn({ err: error }, 'Idle database connection lost'));
  // pg also emits 'error' on checked-out clients; without a listener a lost database would end the process.
  pool.on('connect', (client: PoolClient) =>
    client.on('error', (error) => options.log.warn({ err: error }, 'Active database connection lost')),
  );

  const connections = preparingPool(pool, options.preparedStatements);
  const dialect = new PreparedDialect({ pool: connections });
  const kysely = new Kysely<Tables>({ dialect });

  const transaction = transactionsOn(kysely, dialect, connections, options.log);

  return {
    pool,
    inSite: (siteId, work, { session, plans, statementTimeoutMs, isReadOnly } = {}) => {
      const guard = session
        ? `; select app.require_session(${uuidLiteral(session.sessionId)}, ${roleLiteral(session.role)}, ${session.mustBeFresh}, ${stepsLiteral(session.whileAwaiting)}, ${dutyLiteral(session.duty)})`
        : '';
      const planning = plans === 'generic' ? '; set local plan_cache_mode = force_generic_plan' : '';
      const timeout = statementTimeoutMs
        ? `; set local statement_timeout = ${Math.trunc(statementTimeoutMs * timeoutScale)}`
        : '';
      return transaction(
        `begin${isReadOnly ? ' read only' : ''}; set local app.site_id = ${uuidLiteral(siteId)}${timeout}${planning}${guard}`,
        work,
      );
    },
    ask: async <Row>(statement: string, values: readonly unknown[]) => {
      const asked = CompiledQuery.raw(statement, [...values]);
      return (await orOnNewConnection(connections, () => kysely.executeQuery<Row>(asked))).rows;
    },
    withoutSite: (work) => transaction('begin', work),
    health: databaseHealthOf(pool),
    close: () => kysely.destroy(),
  };
};
