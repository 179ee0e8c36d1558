export { MetersCard } from './meters/meters-card.tsx';
export { RetireVanDialog } from './retire-van-dialog.tsx';
export { DocumentDialog } from './sections/papers/document-dialog.tsx';
export { documentRows } from './sections/papers/document-rows.ts';
export { DocumentState } from './sections/papers/document-state.tsx';
export { verbFor } from './sections/papers/document-words.ts';
export { VanStateBadge } from './van-state-badge.tsx';
export { modelInWords, plateInWords, rateInWords, shortDate } from './vehicle-words.ts';
export { usePauseVan, vehicleQuery, type VanDocument, type Vehicle } from './vehicles-query.ts';
