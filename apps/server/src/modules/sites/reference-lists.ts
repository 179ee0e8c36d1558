import type { Tx } from '../../platform/db/database.ts';
import { OWN_SITE } from '../../platform/db/own-site.ts';
import { oneSite } from './sites.queries.ts';
import { listsOf } from './sites.rules.ts';

/** The lists that staff keep in the settings: reasons, kinds, priorities. */
export const referenceListsOf = async (tx: Tx) => listsOf(await oneSite(tx, (site) => site('id', '=', OWN_SITE)));
