import { EXPIRING_DOCUMENTS, type DocumentState, type VanDocumentKind } from '@tailgate/contract/facts';
import { showDate } from '@tailgate/values/date-text';
import type { LocalDate } from '@tailgate/values/local-time';
import { daysLeftInWords } from '#ui/words/days-left.ts';
import type { VanDocument, Vehicle } from '../../vehicles-query.ts';

export type ShownState = DocumentState | 'missing';

export const stateOf = (document: Pick<VanDocument, 'state'> | null): ShownState => document?.state ?? 'missing';

/** 'Expires Jun 20, 2026, in 9 days' */
export const stateInWords = (document: Pick<VanDocument, 'state' | 'expiresOn' | 'daysLeft'> | null): string => {
  if (document === null) return 'Missing';
  const { state, expiresOn, daysLeft } = document;
  if (expiresOn === null) return 'Valid, no expiration date';
  const date = showDate(expiresOn as LocalDate);
  if (state === 'expired') return `Expired ${date}`;
  return state === 'soon' ? `Expires ${date}, ${daysLeftInWords(daysLeft ?? 0)}` : `Valid until ${date}`;
};

const URGENCY: Readonly<Record<ShownState, number>> = { expired: 0, soon: 1, missing: 2, valid: 3 };

/** What is wrong comes first; of two that expire, the one that does first. */
export const wrongFirst = <Row extends { readonly document: VanDocument | null }>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    ({ document: one }, { document: other }) =>
      URGENCY[stateOf(one)] - URGENCY[stateOf(other)] ||
      (one?.daysLeft ?? Number.MAX_SAFE_INTEGER) - (other?.daysLeft ?? Number.MAX_SAFE_INTEGER),
  );

/** 'Renew' where there is one already. */
export const verbFor = ({ documents }: Pick<Vehicle, 'documents'>, kind: VanDocumentKind) => {
  if (!documents.some((document) => document.kind === kind)) return 'Upload';
  return EXPIRING_DOCUMENTS.includes(kind) ? 'Renew' : 'Replace';
};
