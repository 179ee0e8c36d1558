import type { Platform } from '../../src/platform/platform.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Pool = Platform['db']['pool'];

/**
 * The statements that a call sends to the database, one entry per round trip. Recorded instead of copied,
 * so that whoever counts or repeats them has what the API runs.
 */
export const recordStatements = async (pool: Pool, call: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = [];
  const client = await pool.connect();
  const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
  Object.assign(client, {
    // Some callers pass a callback as well, some an object with text and values.
    query: (...given: readonly unknown[]) => {
      const [asked, values] = given;
      statements.push(
        typeof asked === 'string'
          ? { text: asked, values: Array.isArray(values) ? values : [] }
          : { text: (asked as Statement).text, values: (asked as Partial<Statement>).values ?? [] },
      );
      return query(...given);
    },
  });
  client.release();
  try {
    // The pool hands out the connection released last, so the call gets the recorded one.
    await call();
  } finally {
    Reflect.deleteProperty(client, 'query');
  }
  if (statements.length === 0) throw new Error('The call did not use the recorded connection');
  return statements;
};
