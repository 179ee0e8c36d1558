import type { Tx } from '../../platform/db/database.ts';
import { customerProfileOf } from './accounts.queries.ts';
import { customerAnswer } from './customers/customer-answer.ts';

/** A customer as they know themselves. */
export const ownProfile = async (tx: Tx, accountId: string) => customerAnswer(await customerProfileOf(tx, accountId));
