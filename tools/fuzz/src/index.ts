export { fuzzRowsOf, type FuzzRow } from './inputs/fuzz-row.ts';
export type { Json } from './inputs/json.ts';
export { NOTHING_KNOWN, type KnownValues } from './inputs/known-values.ts';
export { validDraft } from './inputs/valid-draft.ts';
