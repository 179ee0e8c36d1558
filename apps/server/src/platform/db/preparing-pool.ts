import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Connection, Pool, PoolClient, Submittable } from 'pg';
import { isPrepared, PreparedStatements } from './prepared-statements.ts';

export interface PreparingPool extends PostgresPool {
  /** Incremented by every `retire`. */
  readonly generation: number;
  /** Replaces the connections of this generation before their next use, unless already done. */
  retire(generation: number): void;
}

/**
 * Connections on which every statement is prepared once and then executed by name: PostgreSQL parses and plans it once
 * per connection instead of at every call. A limit of 0 prepares nothing.
 */
export const preparingPool = (pool: Pool, statementsPerConnection: number): PreparingPool => {
  const clients = new WeakMap<PoolClient, PreparingClient>();
  let generation = 0;
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const known = clients.get(client);
    if (known?.generation === generation) return known;
    if (known) {
      client.release(true);
      return await connect();
    }
    const made = new PreparingClient(client, generation, statementsPerConnection);
    clients.set(client, made);
    return made;
  };
  return {
    connect,
    end: () => pool.end(),
    options: pool.options,
    get generation() {
      return generation;
    },
    retire: (outdated) => {
      if (outdated === generation) generation += 1;
    },
  };
};

class PreparingClient {
  readonly generation: number;
  readonly #client: PoolClient;
  readonly #statements: PreparedStatements | undefined;

  constructor(client: PoolClient, generation: number, limit: number) {
    this.#client = client;
    this.generation = generation;
    this.#statements = limit > 0 ? new PreparedStatements(limit) : undefined;
  }
  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(cursor: never): never;
  query(text: string, values: readonly unknown[] = []): unknown {
    if (!this.#statements || !isPrepared(text)) return this.#client.query(text, values as unknown[]);
    const { name, evicted } = this.#statements.nameOf(text);
    if (evicted !== undefined) this.#client.query(new CloseStatement(evicted));
    return this.#client.query({ name, text, values: values as unknown[] });
  }
  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/** Deallocates by protocol message instead of SQL, which also works in a failed transaction and through PgBouncer. */
class CloseStatement implements Submittable {
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  submit(connection: Connection & { parsedStatements?: Record<string, string> }): void {
    // Otherwise pg would assume that the name is still prepared.
    if (connection.parsedStatements) Reflect.deleteProperty(connection.parsedStatements, this.#name);
    connection.close({ type: 'S', name: this.#name }, true);
    connection.sync();
  }
  handleReadyForQuery(): void {}
  handleError(): void {}
}
