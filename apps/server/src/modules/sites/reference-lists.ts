import type { Tx } from '../../platform/db/database.ts';
import { oneSite } from './sites.queries.ts';
import { listsOf } from './sites.rules.ts';

/** The lists that staff keep in the settings: reasons, kinds, priorities. */
export const referenceListsOf = async (tx: Tx, siteId: string) =>
  listsOf(await oneSite(tx, (site) => site('id', '=', siteId)));
