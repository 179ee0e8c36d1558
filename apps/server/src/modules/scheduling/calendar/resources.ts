import type { Tx } from '../../../platform/db/database.ts';
import type { Resource } from './occupancy.queries.ts';

/** Everything that a visit of this groomer occupies. */
export const resourcesOf = (_tx: Tx, providerId: string): Promise<Resource[]> =>
  Promise.resolve([{ id: providerId, kind: 'groomer' }]);
