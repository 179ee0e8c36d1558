import { sql } from 'kysely';

/** The site of the transaction: for conditions on `sites`, whose rows are readable from everywhere. */
export const OWN_SITE = sql<string>`app.site_id()`;
