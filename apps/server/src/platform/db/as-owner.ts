import { Client } from 'pg';

/** What only the owner of the database may do, for operators and seeding. */
export const asOwner = async <T>(ownerUrl: string, work: (owner: Client) => Promise<T>): Promise<T> => {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
};

/**
 * Counts the rows of all tables for the planner. Needed after filling tables in one long transaction: what autovacuum
 * counted meanwhile is an empty table, and plans made for one row do not end on ten thousand.
 */
export const analyzeTables = (ownerUrl: string): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    await owner.query('analyze');
  });
