import { MAX_PAGE_SIZE } from '@tailgate/contract/facts';
import { read } from '#shell/api/read.ts';

const MINE = 'GET /v2/service-vehicle/vehicles/my-vehicles';

/** The vans of a groomer: mostly one, and never more than a page. */
export const ownVansQuery = read(MINE, { query: { limit: MAX_PAGE_SIZE } });
