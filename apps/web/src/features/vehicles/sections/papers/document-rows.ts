import type { VanDocumentKind } from '@tailgate/contract/facts';
import type { VanDocument, Vehicle } from '../../vehicles-query.ts';
import { wrongFirst } from './document-words.ts';
import { cardOf } from './insurance-values.ts';

const KINDS = ['registration', 'inspection', 'title'] as const satisfies readonly VanDocumentKind[];

const rowsOf = (vehicle: Vehicle): { kind: VanDocumentKind; document: VanDocument | null }[] => [
  ...KINDS.map((kind) => ({ kind, document: vehicle.documents.find((document) => document.kind === kind) ?? null })),
  // The platform's insurance has no card of the owner.
  ...(vehicle.insuranceType === 'custom' ? [{ kind: 'insurance' as const, document: cardOf(vehicle) }] : []),
];

/** The documents that a van has or needs, what is wrong first. */
export const documentRows = (vehicle: Vehicle) => wrongFirst(rowsOf(vehicle));
