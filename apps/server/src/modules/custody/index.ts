export { beginOwnCustody } from './begin-own-custody.ts';
export { blockVan } from './block-van.ts';
export { changeCustody } from './change-custody.ts';
export type { CustodyChange, VisitToChoose } from './custody.rules.ts';
export { type Custody, custodyIn, vanOf } from './custody.queries.ts';
export { seedCustody, type SeedCustody } from './custody.seed.ts';
export { endCustody } from './end-custody.ts';
export { unblockVan } from './unblock-van.ts';
export { worksWithoutVan } from './works-without-van.ts';
