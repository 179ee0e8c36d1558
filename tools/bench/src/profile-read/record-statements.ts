import type { Platform } from '../../../../apps/server/src/platform/platform.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Pool = Platform['db']['pool'];

/**
 * What a call really sends to the database, one entry a round trip. Listened to and not written down a second time,
 * so that pgbench always runs what the API runs.
 */
export const recordStatements = async (pool: Pool, call: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = [];
  const client = await pool.connect();
  const query = client.query.bind(client) as (text: string, values: readonly unknown[]) => unknown;
  Object.assign(client, {
    query: (text: string, values: readonly unknown[]) => {
      statements.push({ text, values });
      return query(text, values);
    },
  });
  client.release();
  try {
    // The pool hands out the connection that came back last, so the call gets the one we listen on.
    await call();
  } finally {
    Reflect.deleteProperty(client, 'query');
  }
  if (statements.length === 0) throw new Error('The call did not pass where we listen');
  return statements;
};
