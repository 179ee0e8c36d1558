export { countVisit } from './count-visit.ts';
export { addCredit } from './loyalty.queries.ts';
export { requireCredit, returnCredit, useCredit } from './use-credit.ts';
